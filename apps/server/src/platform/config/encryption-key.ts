import { z } from 'zod'

const KEY_BYTES = 32
const TEXT = 'is 32 bytes as base64, or several such keys with commas between'

const key = z
  .base64(TEXT)
  .transform((text) => Buffer.from(text, 'base64'))
  .refine(({ length }) => length === KEY_BYTES, TEXT)

/** Parses `ENCRYPTION_KEY`: the key that encrypts, and after a change the earlier ones that still decrypt. */
export const encryptionKeys = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(key))
