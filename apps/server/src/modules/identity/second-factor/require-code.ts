import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findSecondFactor } from './store.ts'
import { useCode } from './use-code.ts'

/**
 * The second step of a login, where the account has one.
 * @throws Refusal `SECOND_FACTOR_NEEDED` without a code, and what `useCode` says of a wrong one.
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
