import type { Encryption } from '../../../platform/encryption/encryption.ts'
import { digestOfAddress } from './stopped-address-store.ts'

/** The purpose of the encryption of a token, so that no other encrypted value passes for one. */
const PURPOSE = 'stop emails'

type Sealing = { encryption: Encryption }

/** Returns the token of the link that stops emails to an address; nothing of it is stored. */
export const stopTokenOf = ({ encryption }: Sealing, email: string): string =>
  encryption.seal(digestOfAddress(email), PURPOSE)

/** Returns the digest of the address that a token is for; null for one that we did not make. */
export const readStopToken = ({ encryption }: Sealing, token: string): string | null =>
  encryption.tryOpen(token, PURPOSE)
