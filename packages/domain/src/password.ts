import { normaliseEmail } from './email.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts'
import { SPECIALITIES } from './specialities.ts'

export type PasswordProblem = 'TOO_SHORT' | 'TOO_LONG' | 'IS_EMAIL'

/**
 * Why a new password is refused (A4). Where the e-mail is not known yet, its rule waits for the server,
 * which also holds the list of common passwords.
 */
export function passwordProblem(password: string, email?: string): PasswordProblem | null {
  const length = [...password].length
  if (length < PASSWORD_MIN_LENGTH) return 'TOO_SHORT'
  if (length > PASSWORD_MAX_LENGTH) return 'TOO_LONG'
  const isEmail = email !== undefined && normaliseEmail(password) === normaliseEmail(email)
  return isEmail ? 'IS_EMAIL' : null
}

/** Words that somebody who attacks this product tries first: its own and its trade's (ASVS 5.0, 6.1.2). */
const CONTEXT_WORDS = [
  'anseo',
  'client',
  'vendor',
  'admin',
  'administrator',
  'operator',
  'password',
  ...SPECIALITIES,
]

/**
 * Returns whether a password is no more than one word that everybody knows of the product or of its owner, with
 * digits and signs around it: 'Anseo2026!', 'aoife.byrne1' of aoife.byrne@…
 * @param ownWords what else is known, such as the brand's name.
 */
export function isObviousPassword(password: string, email: string, ownWords: readonly string[]): boolean {
  const [local = ''] = email.split('@')
  const letters = lettersOf(password)
  return letters !== '' && [...CONTEXT_WORDS, ...ownWords, local].some((word) => lettersOf(word) === letters)
}

/** The letters of a text, alike in any case and with any accents. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
