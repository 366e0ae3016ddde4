import { z } from 'zod'

const KEY_BYTES = 32
const TEXT = 'is 32 bytes as base64'

/** Parses `ENCRYPTION_KEY`. */
export const encryptionKey = z
  .base64(TEXT)
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === KEY_BYTES, TEXT)
