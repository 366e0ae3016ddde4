import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { inWholeHours } from '@anseo/domain/booking-rules'
import { centsToEuro } from '@anseo/domain/money'
import { averageOf } from '@anseo/domain/rating'
import { travelFeeVaries } from '@anseo/domain/travel'
import { imageUrl } from '../../platform/http/image-url.ts'
import type { VendorProfile } from '../../modules/catalogue/public.ts'
import { maskAccount } from '../../modules/money/public.ts'
import { vettingOf } from '../vetting-of.ts'

/** A vendor as it sees itself; unlike the public lists, with its name as it typed it. */
export const presentOwnVendor = (
  { name, email, imageKey, vendor }: VendorProfile,
  slotsBooked: VendorOnWire['slots_booked'],
): OwnVendorOnWire => ({
  _id: vendor.id,
  name,
  email,
  image: imageUrl(imageKey),
  phone: vendor.phone,
  speciality: vendor.speciality,
  city: vendor.city,
  location: vendor.location,
  experience: vendor.experience,
  about: vendor.about,
  fees: centsToEuro(vendor.feePerHourCents),
  priceFrom: centsToEuro(vendor.priceFromCents),
  priceFor: vendor.priceFor,
  ...(travelFeeVaries(vendor) && { plusTravel: true as const }),
  cancellationHours: vendor.cancellationHours,
  ...(vendor.confirmation === 'everyone' && { instantBooking: true as const }),
  answerMinutes: vendor.answerMinutes,
  available: vendor.available,
  isVerified: vettingOf(vendor) === 'verified',
  completedAppointments: vendor.completedAppointments,
  rating: averageOf({ stars: vendor.ratingStars, count: vendor.ratingCount }),
  reviewCount: vendor.ratingCount,
  slots_booked: slotsBooked,
  bufferMinutes: vendor.bufferMinutes,
  bufferHours: inWholeHours(vendor.bufferMinutes),
  noticeHours: vendor.noticeHours,
  vetting: vettingOf(vendor),
  vettingReason: vendor.vettingReason,
  appliedAt: vendor.appliedAt.toISOString(),
  payoutAccount: vendor.payoutAccount && maskAccount(vendor.payoutAccount),
})
