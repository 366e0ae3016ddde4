// implements: §2.78, §9.13
import type { ShownVendor, VendorOnWire } from '@anseo/contract/vendors'
import { MAX_RELATED_VENDORS } from '@anseo/domain/limits'
import type { Runtime } from '../../platform/runtime.ts'
import { presentShown, presentVendors } from './present.ts'
import { findTrader, presentTrader, requireListed } from '../../modules/catalogue/public.ts'
import { findRelated } from './listed-store.ts'

/** Returns the public page of a vendor. @throws Refusal `VENDOR_NOT_FOUND`, also for a vendor that is not listed. */
export async function showVendor({ db, clock }: Runtime, vendorId: string): Promise<VendorOnWire> {
  const row = await requireListed(db, vendorId, clock.now())
  const [[vendor], trader] = await Promise.all([
    presentVendors(db, [row], clock.now()),
    findTrader(db, vendorId),
  ])
  return { ...vendor!, trader: presentTrader(trader) }
}

/**
 * Returns up to five other listed vendors of the same speciality, those that take bookings first (§2 Booking).
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function listRelatedVendors({ db, clock }: Runtime, vendorId: string): Promise<ShownVendor[]> {
  const now = clock.now()
  const row = await requireListed(db, vendorId, now)
  return presentShown(db, await findRelated(db, now, row, MAX_RELATED_VENDORS), now)
}
