import { createECDH } from 'node:crypto'

/** The keys of a browser's subscription, base64url (RFC 8291). */
export interface BrowserKeys {
  /** A point on P-256, uncompressed. */
  p256dh: string
  /** 16 random bytes. */
  auth: string
}

const AUTH_BYTES = 16
const POINT_BYTES = 65

/** Returns whether something can be encrypted for these keys. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(point)
    return true
  } catch {
    return false
  }
}
