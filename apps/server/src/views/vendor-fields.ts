import type { VendorOnWire } from '@anseo/contract/vendors'
import { centsToEuro } from '@anseo/domain/money'
import { averageOf } from '@anseo/domain/rating'
import { travelFeeVaries } from '@anseo/domain/travel'
import type { SlotsBooked } from '../modules/booking/public.ts'
import type { ListedVendor } from '../modules/catalogue/public.ts'
import type { vendor } from '../modules/catalogue/tables/vendors.ts'

type Row = Pick<typeof vendor.$inferSelect, Exclude<keyof ListedVendor, 'name' | 'imageKey'>>

/** Returns the fields of a vendor that the public and the vendor itself see alike. */
export const vendorFields = (row: Row, slotsBooked: SlotsBooked) =>
  ({
    _id: row.id,
    speciality: row.speciality,
    city: row.city,
    location: row.location,
    experience: row.experience,
    about: row.about,
    fees: centsToEuro(row.feePerHourCents),
    priceFrom: centsToEuro(row.priceFromCents),
    priceFor: row.priceFor,
    ...(travelFeeVaries(row) && { plusTravel: true as const }),
    cancellationHours: row.cancellationHours,
    ...(row.confirmation === 'everyone' && { instantBooking: true as const }),
    answerMinutes: row.answerMinutes,
    available: row.available,
    completedAppointments: row.completedAppointments,
    rating: averageOf({ stars: row.ratingStars, count: row.ratingCount }),
    reviewCount: row.ratingCount,
    slots_booked: slotsBooked,
  }) satisfies Partial<VendorOnWire>
