// implements: §3.6, §5.13, §5.21
import { DISPUTED_EARNINGS } from '@anseo/domain/dispute-words'
import { FEE_RELATIONS } from '@anseo/domain/fee-relation'
import {
  MAX_AVAILABILITY_DAYS,
  MAX_SERVICES_AT_ONCE,
  NOTE_MAX_LENGTH,
  REASON_MAX_LENGTH,
  VENDOR_NOTE_MAX_LENGTH,
} from '@anseo/domain/limits'
import { z } from 'zod'
import { paymentsOnWire } from './balances.ts'
import { DISPUTE_STATES } from './dispute-states.ts'
import { bookedPlace, visitAddress, wantedPlace } from './booked-place.ts'
import { call, succeeds } from './call.ts'
import { costOnWire, expectedTotal, expressRequest } from './cost.ts'
import { historyEntryOnWire } from './history.ts'
import { timeRange } from './time-range.ts'
import { paymentRequestOnWire } from './payment-links.ts'
import { proposalOnWire } from './proposals.ts'
import {
  MAX_EURO,
  cursorFields,
  cursorQuery,
  euro,
  id,
  imageUrl,
  instant,
  numeral,
  optionalText,
  searchText,
  slotDate,
  slotsBooked,
  speciality,
  wallTime,
  shownSlot,
  sentSlot,
} from './wire.ts'
import { RESCHEDULE_REFUSALS, SLOT_REFUSALS, UNMOVABLE_REFUSALS } from './slot-refusals.ts'

const appointmentFields = {
  _id: id(),
  ...shownSlot,
  amount: euro(),
  totalAmount: euro(),
  vendorFeeTotal: euro(),
  platformFee: euro(),
  handlingFee: euro(),
  payment: z.boolean(),
  isConfirmed: z.boolean(),
  isComplete: z.boolean(),
  isDeclined: z.boolean(),
  cancelled: z.boolean(),
  cancelledBy: z.enum(['client', 'vendor', 'auto', 'admin']).nullable(),
  clientMarkedComplete: z.boolean(),
  vendorMarkedComplete: z.boolean(),
  /** True if the vendor marked a no-show. */
  noShow: z.boolean(),
  rescheduleCount: z.number().int(),
  /** The vendor's, frozen at booking (A8). */
  cancellationHours: z.number().int(),
  /** Until when the client gets everything back on cancelling, because the vendor asked to move it. */
  fullRefundUntil: instant().nullable(),
  /** Until when the client can withdraw by law and get everything back, unless it has begun; null without that right. */
  withdrawableUntil: instant().nullable(),
  createdAt: instant(),
  payBy: instant().nullable(),
  /** The series of which it is a visit, and from when that can be paid for (C6); null for any other. */
  seriesId: id().nullable(),
  payableFrom: instant().nullable(),
  note: z.string().nullable(),
  /** The booked services or the quote and the full price, frozen at booking. */
  serviceName: z.string().nullable(),
  /** The booked services in their order, as they stood on the menu at booking. */
  services: z.array(
    z.object({ _id: id(), name: z.string(), price: euro(), durationMinutes: z.number().int() }),
  ),
  fullPrice: euro().nullable(),
  /** The balance to pay on the day, in euro; null without a full price. */
  balance: euro().nullable(),
  cost: costOnWire,
  payments: paymentsOnWire,
  endReason: z.string().nullable(),
  /** The other time that the vendor proposes now. */
  proposal: proposalOnWire.nullable(),
  refundAmount: euro().nullable(),
  refundStatus: z.enum(['pending', 'refunded', 'failed']).nullable(),
  /** Each refund, oldest first, with a reason where an operator made it; missing where there is none (D2). */
  refunds: z
    .array(
      z.object({
        amount: euro(),
        status: z.enum(['pending', 'refunded', 'failed']),
        reason: z.string().nullable(),
        at: instant(),
      }),
    )
    .optional(),
  /**
   * The part of the sum paid now that an operator or the bank has returned, which a cancellation does not refund again;
   * missing if none was (D2).
   */
  refundedBefore: euro().optional(),
  reportStatus: z.enum(['open', 'settled']).nullable(),
  /** The message to the reader from the admin who settled the report. */
  reportOutcome: z.string().nullable(),
}

export const addressOnWire = z.object({ line1: z.string(), line2: z.string(), eircode: z.string() })

/** An appointment as its client sees it (section 3). */
export const appointmentOnWire = z.object({
  ...appointmentFields,
  place: bookedPlace(),
  /** Where it takes place; of a vendor's place only the area until the street is shown (B4). */
  address: addressOnWire,
  vendorData: z.object({
    _id: id(),
    name: z.string(),
    image: imageUrl(),
    speciality: speciality(),
    slots_booked: slotsBooked(),
  }),
})
export type AppointmentOnWire = z.output<typeof appointmentOnWire>

/** An appointment as its vendor sees it; phone and address from the confirmation until 30 days after its end. */
export const vendorAppointmentOnWire = z.object({
  ...appointmentFields,
  /** The buffer after it, frozen at booking (S1); in hours where it is whole. */
  bufferMinutes: z.number().int(),
  bufferHours: z.number().int().optional(),
  /** The client's bank took the payment back, or tried to (M7): open until it has decided. */
  dispute: z
    .object({
      status: z.enum(DISPUTE_STATES),
      amount: euro(),
      /** True for a lost dispute that is deducted from the vendor's earnings. */
      charged: z.boolean(),
      /** What became of the vendor's earnings for the appointment. */
      earnings: z.enum(DISPUTED_EARNINGS),
    })
    .nullable(),
  /** `vendor` for a booking of the vendor's own (B7). */
  source: z.enum(['client', 'vendor']),
  /** The relation of client and vendor at booking, which decided the platform fee (A7); null of a vendor's own booking. */
  relation: z.enum(FEE_RELATIONS).nullable(),
  /** The client in the vendor's book, of a vendor's own booking. */
  contactId: id().nullable(),
  /** Null for a vendor's own booking whose vendor did not say it. */
  place: bookedPlace().nullable(),
  /** The client of a vendor's own booking was emailed date and time, and will be if the vendor cancels (B13). */
  clientTold: z.boolean(),
  /** The client of a vendor's own booking can be emailed: the vendor's book has an address that takes such emails (B13). */
  mayEmailClient: z.boolean(),
  /** The payment request by link of a vendor's own booking; null if there never was one. */
  paymentRequest: paymentRequestOnWire.nullable(),
  /** The share of refunds by the operator that the vendor bears: it is deducted from its earnings (D2). */
  refundsBorne: euro(),
  /** The provider's cost of balance and tip by card, which is deducted from the payout (B12). */
  laterCardCost: euro(),
  clientData: z.object({
    /** Null for an own client of the vendor without an account. */
    _id: id().nullable(),
    name: z.string(),
    image: imageUrl(),
    phone: z.string().nullable(),
    /** The place of the appointment; null where it is not shown. */
    address: addressOnWire.nullable(),
    /** The average of vendors' ratings, to one decimal; null without reviews. */
    rating: z.number().nullable(),
    reviewCount: z.number().int(),
  }),
})
export type VendorAppointmentOnWire = z.output<typeof vendorAppointmentOnWire>

export const listAppointments = call({
  method: 'GET',
  path: '/api/user/appointments',
  access: 'client',
  summary: "List the client's appointments: live ones first by time, then ended ones, newest first (C7).",
  query: z.object(cursorQuery),
  reply: succeeds({ appointments: z.array(appointmentOnWire), ...cursorFields }),
})

export const getAppointment = call({
  method: 'GET',
  path: '/api/user/appointments/:id',
  access: 'client',
  summary: 'Get an appointment with its history, oldest step first (C1 of growth).',
  reply: succeeds({ appointment: appointmentOnWire, history: z.array(historyEntryOnWire) }),
})

export const downloadCalendarEntry = call({
  method: 'GET',
  path: '/api/user/appointments/:id/calendar-entry',
  access: 'client',
  summary: 'Download an appointment as an iCalendar file; it has the same id as the emailed invitation.',
  file: 'text/calendar',
})

const SELECT_BOTH_TIMES = {
  text: 'Please select both start and end times',
  of: ['startTime', 'endTime'],
} as const

/** The refusals of a new booking, single or as a series. */
export const BOOKING_REFUSALS = [
  'VENDOR_NOT_FOUND',
  'VENDOR_UNAVAILABLE',
  'PROFILE_INCOMPLETE',
  'ACCOUNT_CLOSING',
  ...SLOT_REFUSALS,
  'OUTSIDE_AREA',
  'SERVICE_GONE',
  'SERVICE_DURATION',
  'TOO_MANY_PENDING',
  'PRICE_CHANGED',
  'EXPRESS_REQUEST_NEEDED',
] as const

export const bookAppointment = call({
  method: 'POST',
  path: '/api/user/book-appointment',
  access: 'client',
  summary:
    'Book a slot. It is taken from this moment (S1 to S5, S8). With `expectedTotal` (euro) only when that is the total.',
  idempotent: true,
  incomplete: SELECT_BOTH_TIMES,
  body: z
    .object({
      vendorId: id(),
      ...sentSlot,
      note: optionalText(NOTE_MAX_LENGTH),
      ...wantedPlace,
      /** Services on the vendor's menu, in this order; the slot is then as long as they take together (B3). */
      serviceIds: z.array(id()).max(MAX_SERVICES_AT_ONCE).optional(),
      /** A single service; the older name of the field. */
      serviceId: id().optional(),
      expectedTotal: expectedTotal(),
      expressRequest: expressRequest(),
    })
    .refine(
      ({ serviceIds, serviceId }) =>
        !serviceIds || !serviceId || (serviceIds.length === 1 && serviceIds[0] === serviceId),
      { path: ['serviceId'], message: "This isn't the same as serviceIds. Send one of them." },
    ),
  reply: succeeds({
    message: z.string(),
    appointmentId: id(),
    /** Until when an instant booking is to be paid (B6). */
    payBy: instant().optional(),
  }),
  refusals: BOOKING_REFUSALS,
})

export const rescheduleAppointment = call({
  method: 'PATCH',
  path: '/api/user/reschedule-appointment',
  access: 'client',
  summary: 'Reschedule an appointment. It keeps its length and price (S2, L5).',
  idempotent: true,
  incomplete: { text: 'Please select a date and start time', of: ['newDate', 'newStartTime'] },
  body: z.object({
    appointmentId: id(),
    newDate: slotDate(),
    newStartTime: wallTime(),
    newEndTime: wallTime(),
  }),
  refusals: ['NOT_FOUND', ...RESCHEDULE_REFUSALS],
})

export const rescheduleTimes = call({
  method: 'GET',
  path: '/api/user/appointments/:id/other-times',
  access: 'client',
  summary:
    'List the start times of each day to which an appointment can be rescheduled, by all rules of rescheduling; its own slot is not busy (S2).',
  query: z.object({
    /** By default today, or some days before an appointment that is later than the next 14 days. */
    from: slotDate().optional(),
    /** The number of days; 14 by default. */
    days: numeral(z.number().int().min(1).max(MAX_AVAILABILITY_DAYS)).optional(),
  }),
  reply: succeeds({
    data: z.array(z.object({ slotDate: z.string(), free: z.array(z.string()) })),
    /** True for whole hours with a vendor that is booked by the hour, 08:00 AM to 09:00 PM: the page's grid is that of §9. */
    byTheHour: z.boolean(),
    /** The number of days that can be booked, today included (B1). */
    horizonDays: z.number().int(),
  }),
  refusals: UNMOVABLE_REFUSALS,
})

const onAppointment = z.object({ appointmentId: id() })

export const changeAddress = call({
  method: 'PUT',
  path: '/api/user/appointments/:id/address',
  access: 'client',
  summary:
    'Change the address of a visit, until 24 hours before. A longer way changes only what is paid on the day, a shorter one also lowers an unpaid deposit that is more than the full price; with `expectedTotal` (euro) only when that is then the total, else `PRICE_CHANGED` says what it would be (B4).',
  body: z.object({ address: visitAddress(), expectedTotal: expectedTotal() }),
  refusals: [
    'APPOINTMENT_ENDED',
    'PAST',
    'REPORT_OPEN',
    'ADDRESS_TOO_LATE',
    'ADDRESS_TOO_FAR',
    'OUTSIDE_AREA',
    'PRICE_CHANGED',
  ],
})

export const cancelAppointment = call({
  method: 'POST',
  path: '/api/user/cancel-appointment',
  access: 'client',
  summary:
    'Cancel an appointment; what was paid comes back by M3. With `expectedRefund` (euro) only when that is what comes back.',
  idempotent: true,
  body: onAppointment.extend({ expectedRefund: euro().min(0).max(MAX_EURO).optional() }),
  refusals: ['NOT_FOUND', 'APPOINTMENT_ENDED', 'PAST', 'REPORT_OPEN', 'REFUND_CHANGED'],
})

export const markComplete = call({
  method: 'POST',
  path: '/api/user/mark-complete',
  access: 'client',
  summary: 'Mark a paid appointment as complete (L3).',
  body: onAppointment,
  refusals: [
    'NOT_FOUND',
    'APPOINTMENT_ENDED',
    'NOT_CONFIRMED',
    'NOT_PAID',
    'NOT_PAST',
    'ALREADY_COMPLETE',
    'REPORT_OPEN',
  ],
})

export const listVendorAppointments = call({
  method: 'GET',
  path: '/api/pro/appointments',
  access: 'vendor',
  summary:
    "List the vendor's appointments: live ones first by time, then ended ones, newest first. A range limits them to those that touch it, and with both ends to those whose held time does, `only=requests` to those waiting for an answer, `clientId` to those of a client, `search` to those of a client or a service.",
  query: z.object({
    ...cursorQuery,
    ...timeRange,
    only: z.literal('requests').optional(),
    clientId: id().optional(),
    search: searchText(),
  }),
  reply: succeeds({
    appointments: z.array(vendorAppointmentOnWire),
    ...cursorFields,
    /** The travel times between neighbouring visits of a vendor with a base (B5), of a range with both ends on its first page. */
    travel: z.array(z.object({ start: instant(), end: instant() })).optional(),
  }),
})

export const getVendorAppointment = call({
  method: 'GET',
  path: '/api/pro/appointments/:id',
  access: 'vendor',
  summary: "Get an appointment, with the vendor's private note.",
  reply: succeeds({ appointment: vendorAppointmentOnWire, vendorNote: z.string() }),
})

export const putVendorNote = call({
  method: 'PUT',
  path: '/api/pro/appointments/:id/note',
  access: 'vendor',
  summary: 'Save a private note. No text removes it.',
  body: z.object({ note: optionalText(VENDOR_NOTE_MAX_LENGTH) }),
})

const withReason = z.object({ reason: optionalText(REASON_MAX_LENGTH) })

const vendorStep = <
  const P extends string,
  const R extends readonly (
    | 'PAST'
    | 'NOT_PAST'
    | 'NO_SHOW_TOO_EARLY'
    | 'NOT_PAID'
    | 'NOT_CONFIRMED'
    | 'ALREADY_CONFIRMED'
    | 'ALREADY_COMPLETE'
    | 'REPORT_OPEN'
    | 'SERIES_REQUEST'
  )[],
>(
  step: P,
  summary: string,
  refusals: R,
) =>
  call({
    method: 'POST',
    path: `/api/pro/appointments/:id/${step}` as const,
    access: 'vendor',
    summary,
    idempotent: true,
    body: withReason,
    refusals: ['APPOINTMENT_ENDED', ...refusals],
  })

export const confirmAppointment = vendorStep(
  'confirm',
  'Confirm a request. The payment window starts (L2).',
  ['PAST', 'ALREADY_CONFIRMED', 'SERIES_REQUEST'],
)
export const declineAppointment = vendorStep('decline', 'Decline a request.', [
  'PAST',
  'ALREADY_CONFIRMED',
  'SERIES_REQUEST',
])
export const cancelByVendor = vendorStep(
  'cancel',
  'Cancel a confirmed or paid appointment before its end. The client gets a full refund (L6, M3).',
  ['PAST', 'NOT_CONFIRMED', 'REPORT_OPEN'],
)
export const noShowByVendor = vendorStep(
  'no-show',
  "Mark a no-show, from 15 minutes after the start. Counts as the vendor's mark (L3).",
  ['NOT_PAID', 'NO_SHOW_TOO_EARLY', 'ALREADY_COMPLETE', 'REPORT_OPEN'],
)
export const completeByVendor = vendorStep('complete', 'Mark a paid appointment as complete (L3).', [
  'NOT_PAST',
  'NOT_PAID',
  'NOT_CONFIRMED',
  'ALREADY_COMPLETE',
  'REPORT_OPEN',
])
