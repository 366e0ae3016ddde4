import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'

/**
 * Ends every session of the caller's account but the one that asks.
 * @throws Refusal `WRONG_PASSWORD`
 */
export async function logOutOthers(runtime: Runtime, caller: Caller, password: string) {
  await confirmPassword(runtime, caller.accountId, password)
  await runtime.transaction(async (unit) => endOtherSessions(runtime, unit, caller))
  return 'Other devices logged out'
}
