import { listedUntil } from '@anseo/domain/vetting-standing'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { isClosing } from '../../identity/public.ts'
import { findVerdicts } from './check-store.ts'
import { findCheckedVendor, setListedUntil } from './vendor-store.ts'
import { listAgain } from './vet-vendor.ts'

/**
 * Stores until when a vendor's checks let it be listed, and lists it again if it was off the list because one had
 * expired and none is left that has. For a transaction that holds the vendor's lock and has changed a check.
 */
export async function followChecks(unit: UnitOfWork, adminId: string, vendorId: string): Promise<void> {
  const vendor = await findCheckedVendor(unit.db, vendorId)
  if (!vendor) return
  const until = listedUntil(vendor.mandatory, await findVerdicts(unit.db, vendorId))
  await setListedUntil(unit.db, vendorId, until)
  const current = until === null || until > unit.now
  const mayBeListed = current && vendor.emailVerifiedAt !== null && !(await isClosing(unit.db, vendorId))
  if (vendor.suspendedAt && vendor.suspendedFor === 'lapsed-check' && mayBeListed) {
    await listAgain(unit, adminId, vendorId)
  }
}

/**
 * Does the same as `followChecks` for a vendor that keeps its account, in the name of the admin who passed a check
 * last: that may have been while the account was closing.
 */
export async function followPassed(unit: UnitOfWork, vendorId: string): Promise<void> {
  const verdicts = await findVerdicts(unit.db, vendorId)
  const adminId = verdicts.findLast(({ outcome }) => outcome === 'passed')?.checkedBy
  if (adminId) await followChecks(unit, adminId, vendorId)
}
