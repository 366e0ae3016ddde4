import { OPERATOR_STATES } from '@anseo/domain/operator-badge'
import { PAYMENT_KINDS } from '@anseo/domain/balance'
import { z } from 'zod'
import { paymentsOnWire } from './balances.ts'
import { exportCall } from './admin-lists.ts'
import { attachedPhotoOnWire, photoFile } from './attached-photos.ts'
import { call, succeeds } from './call.ts'
import { costOnWire } from './cost.ts'
import { historyEntryOnWire } from './history.ts'
import { movementOnWire } from './ledger.ts'
import { timeRange } from './time-range.ts'
import {
  cursorQuery,
  euro,
  id,
  instant,
  onPath,
  pageFacts,
  pageQuery,
  searchText,
  speciality,
  shownSlot,
} from './wire.ts'
import { person } from './parties.ts'

/** The orders of an operator's appointments: by start, by when they were booked, by amount. */
export const APPOINTMENT_ORDERS = [
  'latest',
  'soonest',
  'booked',
  'booked-asc',
  'amount',
  'amount-asc',
] as const
export type AppointmentOrder = (typeof APPOINTMENT_ORDERS)[number]

const REPORT_STATES = ['open', 'settled'] as const
const CANCELLED_BY = ['client', 'vendor', 'auto', 'admin'] as const

const rowFields = {
  _id: id(),
  state: z.enum(OPERATOR_STATES),
  cancelledBy: z.enum(CANCELLED_BY).nullable(),
  ...shownSlot,
  startsAt: instant(),
  bookedAt: instant(),
  totalAmount: euro(),
  paid: z.boolean(),
  reportStatus: z.enum(REPORT_STATES).nullable(),
}

/** An appointment in the operator's list. */
export const adminAppointmentOnWire = z.object({
  ...rowFields,
  /** The sum of the payments that arrived and weren't returned, a balance and a tip included; refunds aren't deducted. */
  arrivedAmount: euro(),
  client: person,
  vendor: person.extend({ speciality: speciality(), city: z.string() }),
})
export type AdminAppointmentOnWire = z.output<typeof adminAppointmentOnWire>

const appointmentFilters = {
  /** Client, vendor, email address or id. */
  search: searchText(),
  state: z.enum(OPERATOR_STATES).optional(),
  /** The range in which it starts. */
  ...timeRange,
  speciality: speciality().optional(),
  town: searchText(),
  paid: z.enum(['yes', 'no']).optional(),
  report: z.enum(REPORT_STATES).optional(),
  client: id().optional(),
  vendor: id().optional(),
  order: z.enum(APPOINTMENT_ORDERS).default('latest'),
}

export const listAdminAppointments = call({
  method: 'GET',
  path: '/api/admin/appointments',
  access: 'admin',
  roles: ['reader', 'support', 'finance'],
  summary: 'List all appointments, latest first. Counts each state within the filters.',
  query: z.object({ ...appointmentFilters, ...pageQuery() }),
  reply: succeeds({
    appointments: z.array(adminAppointmentOnWire),
    ...pageFacts,
    counts: z.record(z.enum(OPERATOR_STATES), z.number().int()),
  }),
})

export const exportAppointments = exportCall(
  '/api/admin/appointments',
  'appointments',
  ['support', 'finance'],
  appointmentFilters,
)

/** The client of an appointment; for a vendor's own booking the name alone, since its client has no account (B7). */
const clientOfDetail = person.extend({
  _id: id().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  since: instant().nullable(),
  bookings: z.number().int().nullable(),
  cancelled: z.number().int().nullable(),
})

/** The refund of an appointment that ends now or later (M3). */
const wayOut = z.object({
  by: z.enum(['client', 'client-late', 'admin']),
  /** From when on it holds; null for now. */
  from: instant().nullable(),
  refundAmount: euro(),
})

const payment = z.object({
  _id: id(),
  kind: z.enum(PAYMENT_KINDS),
  amount: euro(),
  status: z.enum(['waiting', 'arrived', 'returned', 'given-up']),
  intentId: z.string().nullable(),
  at: instant(),
})
const refund = z.object({
  _id: id(),
  amount: euro(),
  status: z.enum(['pending', 'refunded', 'failed', 'void']),
  at: instant(),
})
const dispute = z.object({
  _id: id(),
  amount: euro(),
  status: z.enum(['open', 'won', 'lost']),
  chargedToVendor: z.boolean(),
  at: instant(),
})
/** Everything that an operator needs to know of an appointment. */
export const adminAppointmentDetail = z.object({
  ...rowFields,
  hours: z.number().int(),
  vendorFeeTotal: euro(),
  platformFee: euro(),
  handlingFee: euro(),
  /** The booked service or quote and its full price, frozen at booking. */
  serviceName: z.string().nullable(),
  fullPrice: euro().nullable(),
  cost: costOnWire,
  /** The paid and the open part of the total, as both sides see it. */
  onTheDay: paymentsOnWire,
  note: z.string().nullable(),
  endReason: z.string().nullable(),
  payBy: instant().nullable(),
  /** The series of which it is a visit; null for any other. */
  seriesId: id().nullable(),
  client: clientOfDetail,
  vendor: person.extend({
    email: z.string(),
    phone: z.string().nullable(),
    speciality: speciality(),
    city: z.string(),
    completed: z.number().int(),
    rating: z.number().nullable(),
  }),
  /** Null when there is no way out any more. */
  waysOut: z.array(wayOut).nullable(),
  payments: z.array(payment),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  /** Ledger movements of the appointment, oldest first (M6). */
  movements: z.array(movementOnWire),
  report: z
    .object({ _id: id(), status: z.enum(REPORT_STATES), text: z.string(), reportedAt: instant() })
    .nullable(),
  /** Oldest first. */
  history: z.array(historyEntryOnWire),
})
export type AdminAppointmentDetail = z.output<typeof adminAppointmentDetail>

export const getAdminAppointment = call({
  method: 'GET',
  path: '/api/admin/appointments/:id',
  access: 'admin',
  roles: ['support', 'finance'],
  summary:
    'Get an appointment. Includes both people, its money, what a cancellation would refund now, and its history.',
  reply: succeeds({ appointment: adminAppointmentDetail }),
})

/** A line of a chat as an operator reads it. */
export const readMessageOnWire = z.object({
  _id: id(),
  from: z.enum(['client', 'vendor']),
  content: z.string(),
  timestamp: instant(),
  photos: z.array(attachedPhotoOnWire).optional(),
})
export type ReadMessageOnWire = z.output<typeof readMessageOnWire>

export const readAppointmentChat = call({
  method: 'GET',
  path: '/api/admin/appointments/:id/messages',
  access: 'admin',
  roles: ['support'],
  summary: 'Read the chat of an appointment, oldest first. The audit log records who read it.',
  query: z.object(cursorQuery),
  reply: succeeds({ messages: z.array(readMessageOnWire), nextCursor: z.string().nullable() }),
})

export const showChatPhoto = call({
  method: 'GET',
  path: '/api/admin/appointments/:id/messages/photos/:photoId',
  access: 'admin',
  roles: ['support'],
  summary: 'Get a photo of the chat of an appointment, as WebP.',
  params: onPath.extend({ photoId: id() }),
  ...photoFile,
})
