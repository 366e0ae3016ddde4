import { normaliseEmail } from './email.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts'

export type PasswordProblem = 'TOO_SHORT' | 'TOO_LONG' | 'IS_EMAIL'

/**
 * Returns why a new password is refused, or null (A4). Without an email, only the server can check that rule; it also
 * has the list of common passwords.
 */
export function passwordProblem(password: string, email?: string): PasswordProblem | null {
  const length = [...password].length
  if (length < PASSWORD_MIN_LENGTH) return 'TOO_SHORT'
  if (length > PASSWORD_MAX_LENGTH) return 'TOO_LONG'
  const isEmail = email !== undefined && normaliseEmail(password) === normaliseEmail(email)
  return isEmail ? 'IS_EMAIL' : null
}

/** Words of the product and its trade that an attacker tries first (ASVS 5.0, 6.1.2). */
const CONTEXT_WORDS = ['anseo', 'client', 'vendor', 'admin', 'administrator', 'operator', 'password']

/**
 * Returns whether a password is only a well-known word of the product or of its owner, with digits and signs around it:
 * 'Anseo2026!', or 'aoife.byrne1' for aoife.byrne@…
 * @param ownWords further well-known words, such as the brand's name and the specialities.
 */
export function isObviousPassword(password: string, email: string, ownWords: readonly string[]): boolean {
  const [local = ''] = email.split('@')
  const letters = lettersOf(password)
  return letters !== '' && [...CONTEXT_WORDS, ...ownWords, local].some((word) => lettersOf(word) === letters)
}

/** Returns the letters of a text in lower case and without accents. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
