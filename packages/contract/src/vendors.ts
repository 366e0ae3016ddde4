// implements: §3.2
import {
  MAX_AVAILABILITY_DAYS,
  MAX_HOURS,
  MAX_PAGE,
  MAX_STARS,
  MAX_VENDOR_PAGE_SIZE,
  MAX_WITHIN_KM,
  MIN_HOURS,
  NAME_MAX_LENGTH,
  SERVICE_MAX_PRICE_CENTS,
  TOWN_MAX_LENGTH,
} from '@anseo/domain/limits'
import { NAMED_TIMES } from '@anseo/domain/named-times'
import { z } from 'zod'
import { bookedPlace } from './booked-place.ts'
import { call, succeeds } from './call.ts'
import { eircode } from './profile-fields.ts'
import { traderOnWire } from './traders.ts'
import {
  bookedMinutes,
  euro,
  fullHour,
  id,
  imageUrl,
  numeral,
  slotDate,
  slotsBooked,
  soughtText,
  speciality,
} from './wire.ts'

/** A vendor as the public sees it (section 3). */
export const vendorOnWire = z.object({
  _id: id(),
  name: z.string(),
  image: imageUrl(),
  speciality: speciality(),
  city: z.string(),
  location: z.string(),
  experience: z.string(),
  about: z.string(),
  fees: euro(),
  /** The total of its cheapest service or of an hour, and which of them it is (A2 of growth). */
  priceFrom: euro(),
  priceFor: z.string(),
  /** True if the vendor's travel fee depends on the distance; the price includes the lowest. */
  plusTravel: z.literal(true).optional(),
  /** A client who cancels that long before the start gets a refund (A8 of growth). */
  cancellationHours: z.number().int(),
  /** True if every booking is confirmed at once (B6 of growth). */
  instantBooking: z.literal(true).optional(),
  /** The usual time to an answer, in minutes; null before enough answers (B6 of growth). */
  answerMinutes: z.number().int().nullable(),
  available: z.boolean(),
  isVerified: z.boolean(),
  completedAppointments: z.number().int(),
  /** The average of its visible reviews to one decimal; null without any. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  slots_booked: slotsBooked(),
  /** The party that a contract with it is made with (D7); only of `GET /api/vendor/:vendorId`, null where it was never asked. */
  trader: traderOnWire.nullable().optional(),
})
export type VendorOnWire = z.output<typeof vendorOnWire>

/** The start of a vendor's first free hour in the booking window. */
export const freeStartOnWire = z.object({ slotDate: z.string(), startTime: z.string() })
export type FreeStartOnWire = z.output<typeof freeStartOnWire>

/** A vendor as pages of a list show it. */
export const shownVendor = vendorOnWire.extend({
  /** Null when nothing is free in the booking window. */
  nextFree: freeStartOnWire.nullable().optional(),
  /** Up to three times at which it can be booked, on a page of the list; in a search by time those that it is for. */
  freeTimes: z.array(freeStartOnWire).optional(),
  /** True if the vendor neither travels to the client's address nor receives clients (B4). */
  outsideArea: z.literal(true).optional(),
  /** The distance to the requested place in km, one decimal. */
  distanceKm: z.number().optional(),
})
export type ShownVendor = z.output<typeof shownVendor>

const vendorParams = z.object({ vendorId: id() })

/**
 * Orders of a list: most completed first (the default), cheapest, by name, best rated, nearest, or first free.
 * `distance` needs `near`.
 */
export const VENDOR_SORTS = ['completed', 'price', 'name', 'rating', 'distance', 'next'] as const

export const listVendors = call({
  method: 'GET',
  path: '/api/vendor/list',
  access: 'public',
  knowsClient: true,
  summary:
    'List verified vendors: all (up to 1,000) without parameters, a page with them. ' +
    'With `day` or `when`, or by `next`, up to 1,000 are counted; `more` says that there are more. Of a search by time or place, ' +
    "free times are those at `eircode`, else at the client's address, else at the place of `near`.",
  query: z.object({
    page: numeral(z.number().int().min(1).max(MAX_PAGE)).optional(),
    pageSize: numeral(z.number().int().min(1).max(MAX_VENDOR_PAGE_SIZE)).optional(),
    speciality: speciality().optional(),
    search: soughtText(NAME_MAX_LENGTH).optional(),
    location: soughtText(TOWN_MAX_LENGTH).optional(),
    /** Available, and free for `hours` on that day, at `time` or at any. */
    day: slotDate().optional(),
    /** Needs `day`. */
    time: fullHour().optional(),
    /** Available, and free today, from 6 PM on, or at the weekend; instead of `day`. */
    when: z.enum(NAMED_TIMES).optional(),
    /** The length in hours, with `day` or `when`; 1 by default. */
    hours: numeral(z.number().int().min(MIN_HOURS).max(MAX_HOURS)).optional(),
    /** A town, an area, a routing key or an eircode. */
    near: soughtText(TOWN_MAX_LENGTH).optional(),
    /** The Eircode of the client's address: free times are those at which the client can be visited there, or meet the vendor (B4, B5). */
    eircode: eircode().optional(),
    /** The distance from `near` in km; 25 by default. */
    within: numeral(z.number().min(1).max(MAX_WITHIN_KM)).optional(),
    /** The highest `priceFrom`, in euro. */
    maxPrice: numeral(
      z
        .number()
        .min(1)
        .max(SERVICE_MAX_PRICE_CENTS / 100)
        .multipleOf(0.01),
    ).optional(),
    /** The lowest average rating in stars; vendors without reviews are left out. */
    minRating: numeral(z.number().min(1).max(MAX_STARS)).optional(),
    sort: z.enum(VENDOR_SORTS).optional(),
  }),
  reply: succeeds({
    data: z.array(shownVendor),
    message: z.string(),
    total: z.number().int(),
    /** True if there are more than `total`. */
    more: z.literal(true).optional(),
    page: z.number().int().optional(),
    pageSize: z.number().int().optional(),
  }),
})

export const topVendors = call({
  method: 'GET',
  path: '/api/vendor/top',
  access: 'public',
  summary:
    'List the vendors with the most completed appointments, or available ones when there are none yet (C6).',
  reply: succeeds({ data: z.array(shownVendor), fallback: z.boolean(), message: z.string() }),
})

export const getVendor = call({
  method: 'GET',
  path: '/api/vendor/:vendorId',
  access: 'public',
  knowsClient: true,
  summary: 'Get a listed vendor.',
  params: vendorParams,
  reply: succeeds({ data: vendorOnWire, message: z.string() }),
  refusals: ['VENDOR_NOT_FOUND'],
})

export const relatedVendors = call({
  method: 'GET',
  path: '/api/vendor/:vendorId/related',
  access: 'public',
  summary: 'List up to five other verified vendors of the same speciality.',
  params: vendorParams,
  reply: succeeds({ data: z.array(shownVendor), message: z.string() }),
  refusals: ['VENDOR_NOT_FOUND'],
})

export const vendorLocations = call({
  method: 'GET',
  path: '/api/vendor/locations',
  access: 'public',
  summary: 'List the cities of listed vendors, in alphabetical order.',
  reply: succeeds({ data: z.array(z.string()), message: z.string() }),
})

export const vendorAvailability = call({
  method: 'GET',
  path: '/api/vendor/:vendorId/availability',
  access: 'public',
  summary:
    'List the start times of each day at which a booking of that length is free, with hours, time off, steps, buffer, notice and bookings applied (S7, B4).',
  params: vendorParams,
  query: z.object({
    from: slotDate().optional(),
    /** The number of days; 14 by default. */
    days: numeral(z.number().int().min(1).max(MAX_AVAILABILITY_DAYS)).optional(),
    /** The length of the booking, 60 by default (B4). */
    minutes: numeral(bookedMinutes()).optional(),
    /** At the client's or the vendor's place, and the Eircode of the client's: without one there is no travel (B4, B5). */
    place: bookedPlace().optional(),
    eircode: eircode().optional(),
  }),
  reply: succeeds({
    data: z.array(z.object({ slotDate: z.string(), free: z.array(z.string()) })),
    /** Only of a vendor that takes bookings otherwise than by the hour, 08:00 AM to 09:00 PM, 14 days ahead, anywhere (B1, B2, B4). */
    rules: z
      .object({
        stepMinutes: z.number().int(),
        horizonDays: z.number().int(),
        place: z.enum(['client', 'vendor', 'both']),
        /** The area of the vendor's own place, such as 'Dublin 6'; '' for none. */
        area: z.string(),
        /** True if times, fees or the area depend on the client's address. */
        travels: z.boolean(),
        /** The travel fee to the requested place; without an address the lowest. */
        travelFee: euro(),
      })
      .optional(),
    message: z.string(),
  }),
  refusals: ['VENDOR_NOT_FOUND', 'OUTSIDE_AREA'],
})
