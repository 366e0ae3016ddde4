import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Account } from './account-store.ts'

/** A placeholder account, so that an address without an account takes the same work. */
const NOBODY = { role: '', email: '', passwordHash: '' }

type Login = Pick<Account, 'role' | 'email' | 'passwordHash'>

/**
 * Returns a token by which a device is recognised at its next login: random bytes, signed for this account and its
 * current password. It is not stored on the server and grants no access.
 */
export function introduceDevice(account: Login): string {
  const number = randomBytes(16).toString('base64url')
  return `${number}.${proofFor(account, number)}`
}

/** Returns the random bytes of a device from which the account has logged in before; null for an unknown device. */
export function recogniseDevice(account: Login | undefined, shown: string): string | null {
  const [number = '', proof = '', ...rest] = shown.split('.')
  const expected = Buffer.from(proofFor(account ?? NOBODY, number))
  const given = Buffer.from(proof)
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return account && isOurs ? number : null
}

/** Returns the proof that a device is known; it depends on the password's hash, so another password voids it. */
const proofFor = ({ role, email, passwordHash }: Login | typeof NOBODY, number: string) =>
  createHmac('sha256', passwordHash)
    .update(JSON.stringify(['known device', role, email, number]))
    .digest('base64url')
