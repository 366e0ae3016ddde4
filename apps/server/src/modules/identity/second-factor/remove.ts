import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { deleteSecondFactor } from './store.ts'
import { notifyOfLoginChange } from '../accounts/notify-of-login-change.ts'
import { useCode } from './use-code.ts'

/**
 * Switches two-step verification off and notifies the owner of the account.
 * @throws Refusal `WRONG_PASSWORD`, `SECOND_FACTOR_WRONG`, `SECOND_FACTOR_OFF`; `RATE_LIMITED` after too many attempts
 */
export async function removeSecondFactor(
  runtime: Runtime,
  caller: Caller,
  { password, code }: { password: string; code: string },
) {
  await confirmPassword(runtime, caller.accountId, password)
  await useCode(runtime, caller.accountId, code)
  await runtime.transaction(async (unit) => {
    await deleteSecondFactor(unit.db, caller.accountId)
    await notifyOfLoginChange(runtime, unit, caller, 'secondFactorOff')
  })
  return 'Two-step verification is off.'
}
