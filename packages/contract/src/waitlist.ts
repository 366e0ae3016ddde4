import { MAX_SERVICES_AT_ONCE, MAX_WAITLIST_DAYS, TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { bookedMinutes, id, instant, lineField, slotDate, speciality, wallTime } from './wire.ts'
import { person } from './parties.ts'

const when = {
  days: z.array(slotDate()).min(1, 'Choose a day.').max(MAX_WAITLIST_DAYS),
  /** The booking lies between these wall times; an end not later than the start is the next day's. */
  from: wallTime(),
  to: wallTime(),
  minutes: bookedMinutes(),
}

/** The times that a client waits for: those of one vendor, or of any of a speciality in a town (C7). */
export const waitlistEntryOnWire = z.object({
  _id: id(),
  vendor: person.extend({ speciality: speciality() }).nullable(),
  speciality: speciality().nullable(),
  town: z.string().nullable(),
  ...when,
  createdAt: instant(),
})
export type WaitlistEntryOnWire = z.output<typeof waitlistEntryOnWire>

const list = call({
  method: 'GET',
  path: '/api/user/waitlist',
  access: 'client',
  summary: 'List the times that the client waits for, the last first; at most 20.',
  reply: succeeds({ waitlist: z.array(waitlistEntryOnWire), total: z.number().int() }),
})

const join = call({
  method: 'POST',
  path: '/api/user/waitlist',
  access: 'client',
  summary:
    'Wait for a time of a vendor, or of a speciality in a town. All who wait are told together when one becomes free; the first to book has it (C7).',
  body: z.object({
    vendorId: id().optional(),
    speciality: speciality().optional(),
    town: lineField(TOWN_MAX_LENGTH).optional(),
    /** The services of the vendor that are to be booked, which last `minutes` together. */
    serviceIds: z.array(id()).max(MAX_SERVICES_AT_ONCE).default([]),
    ...when,
  }),
  reply: succeeds({ message: z.string(), waitlistId: id() }),
  refusals: [
    'VENDOR_NOT_FOUND',
    'VENDOR_UNAVAILABLE',
    'SERVICE_GONE',
    'SERVICE_DURATION',
    'WAITLIST_FULL',
    'ACCOUNT_CLOSING',
  ],
})

const leave = call({
  method: 'DELETE',
  path: '/api/user/waitlist/:id',
  access: 'client',
  summary: 'Stop waiting for a time.',
})

const countWaiting = call({
  method: 'GET',
  path: '/api/pro/waitlist',
  access: 'vendor',
  summary: 'Count, for each day to come, the people who wait for a time of the vendor; without their names.',
  reply: succeeds({ days: z.array(z.object({ slotDate: slotDate(), people: z.number().int() })) }),
})

export const waitlistCalls = { list, join, leave, countWaiting }
