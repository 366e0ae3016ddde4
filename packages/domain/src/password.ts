import { normaliseEmail } from './email.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits.ts'

export type PasswordProblem = 'TOO_SHORT' | 'TOO_LONG' | 'IS_EMAIL'

/** Why a new password is refused; the list of common ones is the server's (A4). */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const length = [...password].length
  if (length < PASSWORD_MIN_LENGTH) return 'TOO_SHORT'
  if (length > PASSWORD_MAX_LENGTH) return 'TOO_LONG'
  return normaliseEmail(password) === normaliseEmail(email) ? 'IS_EMAIL' : null
}
