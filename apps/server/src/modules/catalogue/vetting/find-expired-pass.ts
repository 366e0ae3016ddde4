import { hasLapsed } from '@anseo/domain/vetting-standing'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockPassedCheck } from './lock-passed-check.ts'
import { findCheckedVendor } from './vendor-store.ts'

/**
 * Finds a mandatory check that has expired and that no newer pass replaces.
 * @throws Refusal `NOT_FOUND`; `VETTING_CHANGED` if it holds again.
 */
export async function findExpiredPass(unit: UnitOfWork, checkId: string) {
  const check = await lockPassedCheck(unit, checkId)
  const vendor = await findCheckedVendor(unit.db, check.vendorId)
  const counts = vendor !== null && vendor.mandatory.includes(check.kind)
  if (!counts || !hasLapsed(check, unit.now)) throw new Refusal('VETTING_CHANGED')
  return check
}
