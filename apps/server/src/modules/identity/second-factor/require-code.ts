import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findSecondFactor } from './store.ts'
import { useCode } from './use-code.ts'

/**
 * Checks the second step of a login, if the account has one.
 * @throws Refusal `SECOND_FACTOR_NEEDED` without a code, or the refusals of `useCode`.
 */
export async function requireCode(
  runtime: Runtime,
  accountId: string,
  code: string | undefined,
): Promise<void> {
  const factor = await findSecondFactor(runtime.db, accountId)
  if (!factor?.confirmedAt) return
  if (code === undefined) throw new Refusal('SECOND_FACTOR_NEEDED')
  await useCode(runtime, accountId, code)
}
