import { PASSWORD_TEXTS } from '@anseo/contract/field-texts'
import { isObviousPassword, passwordProblem } from '@anseo/domain/password'
import { invalidField } from '../../../platform/http/refusal.ts'
import { DEMO_PASSWORD } from './demonstration.ts'
import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts'
import type { Runtime } from '../../../platform/runtime.ts'

type Brand = Pick<Runtime, 'settings' | 'config'>

/** Returns why a new password is refused, or null: it breaks the domain's rules or is easily guessed (A4). */
export function newPasswordProblem({ settings, config }: Brand, password: string, email: string) {
  const problem = passwordProblem(password, email)
  if (problem) return problem
  if (isCommonPassword(password) || (config.production && password === DEMO_PASSWORD)) return 'COMMON'
  const { brand, specialities } = settings.current
  const ownWords = [brand.name, ...specialities.map(({ label }) => label)]
  return isObviousPassword(password, email, ownWords) ? 'OBVIOUS' : null
}

/**
 * Refuses a new password that is too weak (A4).
 * @throws Refusal `INVALID_REQUEST` with the reason as the text of `field`.
 */
export function refuseWeakPassword(brand: Brand, password: string, email: string, field = 'password'): void {
  const problem = newPasswordProblem(brand, password, email)
  if (problem) throw invalidField(field, PASSWORD_TEXTS[problem])
}
