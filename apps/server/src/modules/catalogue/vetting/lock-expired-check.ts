import { hasLapsed } from '@anseo/domain/vetting-standing'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockPassedCheck } from './lock-passed-check.ts'
import { findCheckedVendor } from './vendor-store.ts'

/**
 * Locks the vendor of a mandatory check that has expired and that no newer pass replaces, and returns the check.
 * @throws Refusal `NOT_FOUND`; `VETTING_CHANGED` if it is valid again or no longer mandatory.
 */
export async function lockExpiredCheck(unit: UnitOfWork, checkId: string) {
  const check = await lockPassedCheck(unit, checkId)
  const vendor = await findCheckedVendor(unit.db, check.vendorId)
  const isMandatory = vendor !== null && vendor.mandatory.includes(check.kind)
  if (!isMandatory || !hasLapsed(check, unit.now)) throw new Refusal('VETTING_CHANGED')
  return check
}
