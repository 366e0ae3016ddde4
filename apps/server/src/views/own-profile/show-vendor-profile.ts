import type { Caller } from '../../platform/http/caller.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { slotsBookedOf } from '../../modules/booking/public.ts'
import { findVendorProfile } from '../../modules/catalogue/public.ts'
import { presentOwnVendor } from './present-own-vendor.ts'

/** Returns the vendor's own profile, vetting included. */
export async function showVendorProfile({ db, clock }: Runtime, { accountId }: Caller) {
  const profile = await findVendorProfile(db, accountId)
  // An account's sessions are deleted with it, so this only happens if that was done during this request.
  if (!profile) throw new Refusal('INVALID_TOKEN')
  const booked = await slotsBookedOf(db, [accountId], clock.now())
  const vendorData = presentOwnVendor(profile, booked.get(accountId) ?? {})
  return { vendorData, message: 'Your profile.' }
}
