import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@anseo/domain/second-factor'
import { digestSlowly } from '../../../platform/passwords/password-hash.ts'

/** The characters of a code; those that are easily mistaken for another are left out. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF_LENGTH = 5

/** Creates new recovery codes, in the form in which they are shown once: `k7mfp-3xq9d`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${randomHalf()}-${randomHalf()}`)

/**
 * Returns the digest that the database stores in place of a code. A code is short enough to be guessed from a fast
 * digest, so it is hashed as passwords are, with the random id of its account as salt (ASVS 5.0, 6.5.2).
 * @param code as it is shown, or typed without its hyphen.
 * @throws Overloaded when too many wait.
 */
export const digestOfCode = (accountId: string, code: string): Promise<string> =>
  digestSlowly(code.replace('-', ''), Buffer.from(accountId.replaceAll('-', ''), 'hex'))

const randomHalf = () =>
  Array.from({ length: HALF_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
