import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { needsSecondFactor } from '../sessions/policy.ts'
import { countRecoveryCodes, findSecondFactor } from './store.ts'

/** Returns whether the caller's login takes a code, since when, and whether it has to. */
export async function showSecondFactor(
  { db, config }: Runtime,
  { accountId, role, owesSecondFactor: owed }: Caller,
) {
  const [factor, recoveryCodesLeft] = await Promise.all([
    findSecondFactor(db, accountId),
    countRecoveryCodes(db, accountId),
  ])
  return {
    enabledAt: factor?.confirmedAt?.toISOString() ?? null,
    required: needsSecondFactor(config, role),
    owed,
    recoveryCodesLeft,
  }
}
