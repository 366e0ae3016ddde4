import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30

/** Creates a new secret for an authenticator app, in base32. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns the address that an authenticator app reads: issuer, account and secret. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS }).toString()

/**
 * Returns the time step of a code by the real clock (T4), tolerating one step early or late.
 * @returns null if the code is wrong.
 */
export function stepOfCode(secret: string, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
