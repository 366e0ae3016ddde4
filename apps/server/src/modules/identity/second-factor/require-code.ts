import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findSecondFactor } from './store.ts'
import { useCode } from './use-code.ts'

/**
 * Checks the code of a login, if the account has an authenticator app.
 * @returns whether it has.
 * @throws Refusal `SECOND_FACTOR_NEEDED` without a code, or the refusals of `useCode`.
 */
export async function requireCode(
  runtime: Runtime,
  accountId: string,
  code: string | undefined,
): Promise<boolean> {
  const factor = await findSecondFactor(runtime.db, accountId)
  if (!factor?.confirmedAt) return false
  if (code === undefined) throw new Refusal('SECOND_FACTOR_NEEDED')
  await useCode(runtime, accountId, code)
  return true
}
