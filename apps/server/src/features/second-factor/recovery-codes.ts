import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@anseo/domain/second-factor'

/** No characters that are taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

/** New recovery codes as they are shown, once: `k7mfp-3xq9d`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${randomText(HALF)}-${randomText(HALF)}`)

/** What stands in the database in the place of a plain code. */
export const digestOfCode = (plain: string): string => createHash('sha256').update(plain).digest('hex')

const randomText = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
