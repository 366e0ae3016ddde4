import { normaliseEmail } from './email.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts'

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
