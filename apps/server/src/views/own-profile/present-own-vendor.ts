import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { inWholeHours, longestNoticeHours } from '@anseo/domain/booking-rules'
import { imageUrl } from '../../platform/http/image-url.ts'
import type { VendorProfile } from '../../modules/catalogue/public.ts'
import { maskAccount } from '../../modules/money/public.ts'
import { vendorFields } from '../vendor-fields.ts'
import { vettingOf } from '../vetting-of.ts'

/** A vendor as it sees itself; unlike the public lists, with its name as it typed it. */
export const presentOwnVendor = (
  { name, email, imageKey, vendor }: VendorProfile,
  slotsBooked: VendorOnWire['slots_booked'],
): OwnVendorOnWire => ({
  ...vendorFields(vendor, slotsBooked),
  name,
  email,
  image: imageUrl(imageKey),
  phone: vendor.phone,
  isVerified: vettingOf(vendor) === 'verified',
  bufferMinutes: vendor.bufferMinutes,
  bufferHours: inWholeHours(vendor.bufferMinutes),
  noticeHours: Math.min(vendor.noticeHours, longestNoticeHours(vendor.horizonDays)),
  vetting: vettingOf(vendor),
  vettingReason: vendor.vettingReason,
  appliedAt: vendor.appliedAt.toISOString(),
  payoutAccount: vendor.payoutAccount && maskAccount(vendor.payoutAccount),
})
