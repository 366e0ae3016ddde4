import {
  MAX_SERIES_PRICE_CENTS,
  MAX_SERIES_VISITS,
  MAX_SERVICES_AT_ONCE,
  MIN_SERIES_VISITS,
  NOTE_MAX_LENGTH,
  REASON_MAX_LENGTH,
} from '@anseo/domain/limits'
import { SERIES_WEEKS, VISIT_CONFLICTS } from '@anseo/domain/series'
import { z } from 'zod'
import { bookedPlace, typedEircode, wantedPlace } from './booked-place.ts'
import { addressOnWire, BOOKING_REFUSALS } from './appointments.ts'
import { call, succeeds } from './call.ts'
import { costOnWire, expectedTotal, expressRequest } from './cost.ts'
import {
  euro,
  id,
  instant,
  numeral,
  optionalText,
  slotDate,
  speciality,
  wallTime,
  shownSlot,
  sentSlot,
} from './wire.ts'
import { person } from './parties.ts'
import { GRID_REFUSALS, RESCHEDULE_REFUSALS } from './slot-refusals.ts'

const otherTime = z.object(shownSlot)

/** A date of a series for which no visit could be made, with up to three other times. */
const conflictOnWire = z.object({
  /** The number of the visit in its series, from 1 on. */
  visit: z.number().int(),
  ...shownSlot,
  reason: z.enum(VISIT_CONFLICTS),
  alternatives: z.array(otherTime),
})

const everyWeeks = z.union(SERIES_WEEKS.map((weeks) => z.literal(weeks)))

/** `planned` ones are made later; the others say what became of their appointment. */
export const VISIT_STATES = [
  'planned',
  'conflict',
  'skipped',
  'pending',
  'awaiting-payment',
  'paid',
  'awaiting-completion',
  'complete',
  'declined',
  'cancelled',
  'overdue',
] as const

const visitOnWire = z.object({
  visit: z.number().int(),
  ...shownSlot,
  /** The time that the rhythm gives it, where it has another. */
  usual: otherTime.nullable(),
  status: z.enum(VISIT_STATES),
  appointmentId: id().nullable(),
  /** True if nothing is paid through us for its appointment (A6). */
  free: z.boolean(),
  payableFrom: instant(),
  payBy: instant().nullable(),
  /** The reason why the visit could not be made; null for any that is no conflict. */
  reason: z.enum(VISIT_CONFLICTS).nullable(),
  alternatives: z.array(otherTime),
})
export type VisitOnWire = z.output<typeof visitOnWire>

/** Another price from one visit on, which the client can accept until `answerBy`; null once it has. */
const newPriceOnWire = z.object({
  visit: z.number().int(),
  ...shownSlot,
  /** The cost of each visit from then on. */
  cost: costOnWire,
  answerBy: instant().nullable(),
})
export type NewPriceOnWire = z.output<typeof newPriceOnWire>

/** The fields of a series that everybody sees. */
export const seriesFields = {
  _id: id(),
  status: z.enum(['requested', 'active', 'paused', 'declined', 'ended', 'finished']),
  /** The time that the rhythm gives the next visit that can still be changed. */
  ...shownSlot,
  everyWeeks,
  visits: z.number().int(),
  serviceName: z.string().nullable(),
  place: bookedPlace(),
  cancellationHours: z.number().int(),
  note: z.string().nullable(),
  createdAt: instant(),
  confirmedAt: instant().nullable(),
  endReason: z.string().nullable(),
  /** The cost of each visit, at the price of the next one. */
  cost: costOnWire,
  newPrice: newPriceOnWire.nullable(),
  dates: z.array(visitOnWire),
}

/** A series as its client sees it. */
export const seriesOnWire = z.object({
  ...seriesFields,
  /** The client's address; null at the vendor's place, whose street is shown with a paid visit (B4). */
  address: addressOnWire.nullable(),
  vendorData: person.extend({ speciality: speciality() }),
})
export type SeriesOnWire = z.output<typeof seriesOnWire>

/** A series as its vendor sees it. */
export const vendorSeriesOnWire = z.object({
  ...seriesFields,
  clientData: person,
  /** The first visit at a price that is proposed now; null where none can be. */
  priceFrom: otherTime.nullable(),
})
export type VendorSeriesOnWire = z.output<typeof vendorSeriesOnWire>

const dates = {
  message: z.string(),
  /** The visits that are made. */
  appointments: z.array(z.object({ _id: id(), visit: z.number().int(), ...shownSlot })),
  conflicts: z.array(conflictOnWire),
}

export const bookSeries = call({
  method: 'POST',
  path: '/api/user/series',
  access: 'client',
  summary:
    'Ask for a series of visits at one wall time, every 1, 2 or 4 weeks. Those in the next 56 days, or as far as the vendor takes bookings, are made at once, the others later; `conflicts` names each date that is not free. With `expectedTotal` (euro, of each visit) only when that is the total (C6).',
  idempotent: true,
  body: z.object({
    vendorId: id(),
    serviceIds: z.array(id()).max(MAX_SERVICES_AT_ONCE).default([]),
    ...sentSlot,
    everyWeeks,
    visits: z.number().int().min(MIN_SERIES_VISITS).max(MAX_SERIES_VISITS),
    note: optionalText(NOTE_MAX_LENGTH),
    ...wantedPlace,
    expectedTotal: expectedTotal(),
    expressRequest: expressRequest(),
  }),
  reply: succeeds({ seriesId: id(), ...dates }),
  refusals: BOOKING_REFUSALS,
})

export const previewSeries = call({
  method: 'GET',
  path: '/api/user/series/preview',
  access: 'client',
  summary:
    'Name the dates of a series that are not free now, each with up to three other times, before it is asked for. Nothing is held.',
  query: z.object({
    vendorId: id(),
    ...sentSlot,
    everyWeeks: numeral(z.number()).pipe(everyWeeks),
    visits: numeral(z.number().int().min(MIN_SERIES_VISITS).max(MAX_SERIES_VISITS)),
    place: bookedPlace().optional(),
    /** The Eircode of the client's address; by default that of the client's profile. */
    eircode: typedEircode(),
  }),
  reply: succeeds({ conflicts: z.array(conflictOnWire) }),
  refusals: ['VENDOR_NOT_FOUND', ...GRID_REFUSALS],
})

export const listSeries = call({
  method: 'GET',
  path: '/api/user/series',
  access: 'client',
  summary: "List the client's series with all their dates, the newest first.",
  reply: succeeds({ series: z.array(seriesOnWire), total: z.number().int() }),
})

export const listVendorSeries = call({
  method: 'GET',
  path: '/api/pro/series',
  access: 'vendor',
  summary: "List the vendor's series with all their dates, the newest first.",
  reply: succeeds({ series: z.array(vendorSeriesOnWire), total: z.number().int() }),
})

const answer = <const P extends 'confirm' | 'decline'>(step: P, summary: string) =>
  call({
    method: 'POST',
    path: `/api/pro/series/:id/${step}` as const,
    access: 'vendor',
    summary,
    idempotent: true,
    body: z.object({ reason: optionalText(REASON_MAX_LENGTH) }),
    refusals: ['ALREADY_CONFIRMED', 'SERIES_ENDED'],
  })

export const confirmSeries = answer(
  'confirm',
  'Confirm a series: the visits that wait, and those that are made later.',
)
export const declineSeries = answer('decline', 'Decline a series, with all its visits.')

/** `skip` and `restore` one visit; `move` one, or all from one on; `pause` until a day or an open end, and `resume`. */
export const SERIES_ACTIONS = ['skip', 'restore', 'move', 'moveFollowing', 'pause', 'resume'] as const

const NAMES_VISIT: readonly string[] = ['skip', 'restore', 'move', 'moveFollowing']
const NAMES_TIME: readonly string[] = ['move', 'moveFollowing']

export const changeSeries = call({
  method: 'PATCH',
  path: '/api/user/series/:id',
  access: 'client',
  summary:
    'Change a series: skip a visit or bring it back, move one, move it and all that follow, pause until a day or without an end, resume. Visits that are paid for or less than 24 hours away stay; the vendor answers again for moved ones (C6).',
  idempotent: true,
  body: z
    .object({
      action: z.enum(SERIES_ACTIONS),
      visit: z.number().int().min(1).max(MAX_SERIES_VISITS).optional(),
      slotDate: slotDate().optional(),
      startTime: wallTime().optional(),
      endTime: wallTime().optional(),
      /** The first day on which visits take place again. */
      until: slotDate().optional(),
    })
    .refine(({ action, visit }) => visit !== undefined || !NAMES_VISIT.includes(action), {
      path: ['visit'],
      message: 'Say which visit.',
    })
    .refine(
      ({ action, slotDate: date, startTime, endTime }) =>
        (date !== undefined && startTime !== undefined && endTime !== undefined) ||
        !NAMES_TIME.includes(action),
      { path: ['slotDate'], message: 'Say when.' },
    ),
  reply: succeeds(dates),
  refusals: ['SERIES_ENDED', 'SERIES_TOO_LATE', 'SERIES_PRICE_OPEN', ...RESCHEDULE_REFUSALS],
})

export const seriesTimes = call({
  method: 'GET',
  path: '/api/user/series/:id/times',
  access: 'client',
  summary:
    'List the times of a day to which a visit, or it and all that follow, can be moved; without a day those of its own.',
  query: z.object({
    visit: numeral(z.number().int().min(1).max(MAX_SERIES_VISITS)).default(1),
    slotDate: slotDate().optional(),
    action: z.enum(['move', 'moveFollowing']).default('move'),
  }),
  reply: succeeds({ times: z.array(z.string()) }),
})

export const endSeries = call({
  method: 'DELETE',
  path: '/api/user/series/:id',
  access: 'client',
  summary:
    'End a series. Visits that are unpaid and more than 24 hours away are cancelled; paid ones stay unless `appointmentIds` names them, and each of those is refunded by its own terms (C6).',
  idempotent: true,
  body: z.object({ appointmentIds: z.array(id()).max(MAX_SERIES_VISITS).default([]) }),
  reply: succeeds({
    message: z.string(),
    cancelled: z.array(z.object({ appointmentId: id(), refund: euro() })),
    /** The visits that still take place. */
    kept: z.array(id()),
  }),
  refusals: ['SERIES_ENDED', 'APPOINTMENT_ENDED', 'PAST', 'REPORT_OPEN'],
})

const MOST_EURO = MAX_SERIES_PRICE_CENTS / 100

export const proposeSeriesPrice = call({
  method: 'POST',
  path: '/api/pro/series/:id/price',
  access: 'vendor',
  summary:
    'Propose a new price of each visit without travel, in euro; where only time is booked, of the part paid online. It starts with the first visit that is not made, after 14 days; without a yes of the client by then the series ends there (C6).',
  idempotent: true,
  body: z.object({
    price: euro().min(0, 'Enter 0 or more.').max(MOST_EURO, 'Enter €10,000.00 or less.'),
  }),
  refusals: ['NOT_CONFIRMED', 'SERIES_ENDED', 'SERIES_PRICE_OPEN', 'SERIES_PRICE_TOO_LATE'],
})

export const withdrawSeriesPrice = call({
  method: 'DELETE',
  path: '/api/pro/series/:id/price',
  access: 'vendor',
  summary: 'Withdraw a new price that the client has not answered; the series goes on as it is (C6).',
  refusals: ['SERIES_ENDED', 'SERIES_PRICE_CLOSED'],
})

export const acceptSeriesPrice = call({
  method: 'POST',
  path: '/api/user/series/:id/price/accept',
  access: 'client',
  summary:
    'Agree to the new price. With `expectedTotal` (euro, of each visit) only when that is the total (C6).',
  idempotent: true,
  body: z.object({ expectedTotal: expectedTotal() }),
  refusals: ['SERIES_ENDED', 'SERIES_PRICE_CLOSED', 'PRICE_CHANGED'],
})

export const declineSeriesPrice = call({
  method: 'POST',
  path: '/api/user/series/:id/price/decline',
  access: 'client',
  summary:
    'Decline the new price: the series ends before its first visit, and those that are made stay (C6).',
  idempotent: true,
  refusals: ['SERIES_ENDED', 'SERIES_PRICE_CLOSED'],
})
