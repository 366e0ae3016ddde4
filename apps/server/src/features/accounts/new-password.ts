import { PASSWORD_TEXTS } from '@anseo/contract/field-texts'
import { passwordProblem } from '@anseo/domain/password'
import { invalidField } from '../../http/refusal.ts'
import { isCommonPassword } from '../../infrastructure/passwords/common-passwords.ts'

/** Why a new password is refused: by the domain's rule, or because everybody tries it first (A4). */
export const newPasswordProblem = (password: string, email: string) =>
  passwordProblem(password, email) ?? (isCommonPassword(password) ? 'COMMON' : null)

/** @throws Refusal `INVALID_REQUEST` with the text beside `field`. */
export function refuseWeakPassword(password: string, email: string, field = 'password'): void {
  const problem = newPasswordProblem(password, email)
  if (problem) throw invalidField(field, PASSWORD_TEXTS[problem])
}
