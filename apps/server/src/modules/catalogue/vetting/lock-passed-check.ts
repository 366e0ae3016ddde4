import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { type CheckRow, findCheck, findVerdicts } from './check-store.ts'

/**
 * Locks the vendor of a passed check that expires, then reads the check, since another admin may have decided meanwhile.
 * @throws Refusal `NOT_FOUND`; `VETTING_CHANGED` if it does not expire, or a newer pass replaces it.
 */
export async function lockPassedCheck(
  unit: UnitOfWork,
  checkId: string,
): Promise<CheckRow & { expiresAt: Date }> {
  const found = await findCheck(unit.db, checkId)
  if (!found) throw new Refusal('NOT_FOUND')
  await lockVendor(unit.db, found.vendorId)
  const verdicts = await findVerdicts(unit.db, found.vendorId)
  const check = verdicts.find(({ id }) => id === checkId)
  const isOutdated = verdicts.some(
    ({ kind, outcome, checkedAt }) =>
      kind === found.kind && outcome === 'passed' && checkedAt > found.checkedAt,
  )
  if (check?.outcome !== 'passed' || !check.expiresAt || isOutdated) throw new Refusal('VETTING_CHANGED')
  return { ...check, expiresAt: check.expiresAt }
}
