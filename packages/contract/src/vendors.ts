import {
  BOOKING_WINDOW_DAYS,
  MAX_VENDOR_PAGE_SIZE,
  NAME_MAX_LENGTH,
  TOWN_MAX_LENGTH,
} from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { euro, id, imageUrl, slotDate, slotsBooked, speciality } from './wire.ts'

/** A vendor as everybody sees it (section 3). */
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
  available: z.boolean(),
  isVerified: z.boolean(),
  completedAppointments: z.number().int(),
  /** The average of its visible reviews to one decimal; null without any. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  slots_booked: slotsBooked(),
})
export type VendorOnWire = z.output<typeof vendorOnWire>

const vendorParams = z.object({ vendorId: id() })

/** How a list is ordered: most completed first (the default), cheapest first, or by name. */
export const VENDOR_SORTS = ['completed', 'price', 'name'] as const

export const listVendors = call({
  method: 'GET',
  path: '/api/vendor/list',
  access: 'public',
  summary: 'Verified vendors: all (at most 1,000) without parameters, a page with them.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(MAX_VENDOR_PAGE_SIZE).optional(),
    speciality: speciality().optional(),
    search: z
      .string()
      .max(NAME_MAX_LENGTH)
      .refine((text) => !text.includes('\0'))
      .optional(),
    location: z
      .string()
      .max(TOWN_MAX_LENGTH)
      .refine((text) => !text.includes('\0'))
      .optional(),
    sort: z.enum(VENDOR_SORTS).optional(),
  }),
  reply: succeeds({
    data: z.array(vendorOnWire),
    message: z.string(),
    total: z.number().int(),
    page: z.number().int().optional(),
    pageSize: z.number().int().optional(),
  }),
  refusals: [],
})

export const topVendors = call({
  method: 'GET',
  path: '/api/vendor/top',
  access: 'public',
  summary: 'The vendors with most completed appointments, or available ones when there are none yet (C6).',
  reply: succeeds({ data: z.array(vendorOnWire), fallback: z.boolean(), message: z.string() }),
  refusals: [],
})

export const getVendor = call({
  method: 'GET',
  path: '/api/vendor/:vendorId',
  access: 'public',
  summary: 'One listed vendor.',
  params: vendorParams,
  reply: succeeds({ data: vendorOnWire, message: z.string() }),
  refusals: ['VENDOR_NOT_FOUND'],
})

export const relatedVendors = call({
  method: 'GET',
  path: '/api/vendor/:vendorId/related',
  access: 'public',
  summary: 'Up to five other verified vendors of the same speciality.',
  params: vendorParams,
  reply: succeeds({ data: z.array(vendorOnWire), message: z.string() }),
  refusals: ['VENDOR_NOT_FOUND'],
})

export const vendorLocations = call({
  method: 'GET',
  path: '/api/vendor/locations',
  access: 'public',
  summary: 'The distinct cities of listed vendors, in alphabetical order.',
  reply: succeeds({ data: z.array(z.string()), message: z.string() }),
  refusals: [],
})

export const vendorAvailability = call({
  method: 'GET',
  path: '/api/vendor/:vendorId/availability',
  access: 'public',
  summary:
    'The free start hours of each day, with hours, time off, buffer, notice and bookings applied (S7).',
  params: vendorParams,
  query: z.object({
    from: slotDate().optional(),
    days: z.coerce.number().int().min(1).max(BOOKING_WINDOW_DAYS).optional(),
  }),
  reply: succeeds({
    data: z.array(z.object({ slotDate: z.string(), free: z.array(z.string()) })),
    message: z.string(),
  }),
  refusals: ['VENDOR_NOT_FOUND'],
})
