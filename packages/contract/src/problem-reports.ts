import { REASON_MAX_LENGTH, REPORT_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { readMessageOnWire } from './admin-appointments.ts'
import { historyEntryOnWire } from './history.ts'
import {
  MAX_EURO,
  cursorQuery,
  euro,
  id,
  instant,
  pageFacts,
  pageQuery,
  searchText,
  speciality,
  textField,
  shownSlot,
} from './wire.ts'
import { person } from './parties.ts'

const REPORT_STATES = ['open', 'settled'] as const

export const reportProblem = call({
  method: 'POST',
  path: '/api/user/appointments/:id/report',
  access: 'client',
  whileBlocked: true,
  summary:
    'Report a problem with a paid appointment that has passed. Its payout is on hold until the report is resolved (L3).',
  body: z.object({ text: textField(REPORT_MAX_LENGTH) }),
  refusals: ['APPOINTMENT_ENDED', 'NOT_PAID', 'NOT_PAST', 'ALREADY_COMPLETE', 'ALREADY_REPORTED'],
})

const party = person.extend({ email: z.string(), phone: z.string().nullable() })

/** A problem report as an admin sees it, with the appointment that it is about. */
export const problemReportOnWire = z.object({
  _id: id(),
  status: z.enum(REPORT_STATES),
  text: z.string(),
  reportedAt: instant(),
  settledAt: instant().nullable(),
  /** The amount the settlement sends to the client, in euro; without what the bank gave before. */
  refundAmount: euro().nullable(),
  /** The amount the vendor earned by the settlement, in euro. Missing while open, and for reports resolved before it was stored. */
  earned: euro().optional(),
  toClient: z.string().nullable(),
  toVendor: z.string().nullable(),
  appointment: z.object({
    _id: id(),
    ...shownSlot,
    speciality: speciality(),
    note: z.string().nullable(),
    vendorFeeTotal: euro(),
    platformFee: euro(),
    handlingFee: euro(),
    totalAmount: euro(),
    /** The amount that was not refunded before, and the vendor's share of the fee; in euro (D2). */
    left: z.object({ vendorFee: euro(), platformFee: euro(), handlingFee: euro() }),
    vendorHas: euro(),
    /** Of `left` what the bank gave the client through lost disputes; a refund sends what exceeds it. Missing for nothing. */
    disputed: euro().optional(),
    /**
     * Of the balance and the tip by card what a full refund sends too, and what the vendor earns of both otherwise; in euro
     * (A9). Missing where neither was paid.
     */
    later: z.object({ balance: euro(), tip: euro(), vendorHas: euro() }).optional(),
    vendorMarkedComplete: z.boolean(),
    /** When the vendor marked it as complete, and when as a no-show. */
    vendorMarkedAt: instant().nullable(),
    noShowAt: instant().nullable(),
  }),
  client: party,
  vendor: party,
})
export type ProblemReportOnWire = z.output<typeof problemReportOnWire>

export const listProblemReports = call({
  method: 'GET',
  path: '/api/admin/problem-reports',
  access: 'admin',
  roles: ['reader', 'support'],
  summary: 'List problem reports: open ones oldest first, resolved ones newest first.',
  query: z.object({ status: z.enum(REPORT_STATES).default('open'), ...cursorQuery }),
  reply: succeeds({ reports: z.array(problemReportOnWire), nextCursor: z.string().nullable() }),
})

export const getProblemReport = call({
  method: 'GET',
  path: '/api/admin/problem-reports/:id',
  access: 'admin',
  roles: ['support', 'finance'],
  summary:
    'Get a problem report, with its appointment and both people. The audit log records that messages were read.',
  reply: succeeds({
    report: problemReportOnWire,
    /** The history of the appointment, oldest first. */
    history: z.array(historyEntryOnWire),
    /** The last that both wrote to each other since the appointment began, oldest first; none for a role that may not read chats. */
    words: z.array(readMessageOnWire),
    /** The number of earlier appointments and reports of client and vendor. */
    record: z.object({
      clientBookings: z.number().int(),
      clientReports: z.number().int(),
      vendorCompleted: z.number().int(),
      vendorReports: z.number().int(),
    }),
    /** The state of the refund; null when nothing is refunded. */
    refundStatus: z.enum(['pending', 'refunded', 'failed']).nullable(),
  }),
})

/** Orders of problem reports: by when they were reported, or resolved. */
export const REPORT_ORDERS = ['newest', 'oldest'] as const
export type ReportOrder = (typeof REPORT_ORDERS)[number]

const reportFilters = {
  status: z.enum(REPORT_STATES).default('open'),
  /** Contained in the name of either side, or the id of the appointment. */
  search: searchText(),
  order: z.enum(REPORT_ORDERS).optional(),
}

export const searchProblemReports = call({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  roles: ['reader', 'support'],
  summary: 'List problem reports by page: open ones oldest first, resolved ones newest first, with counts.',
  query: z.object({ ...reportFilters, ...pageQuery() }),
  reply: succeeds({
    reports: z.array(problemReportOnWire),
    counts: z.record(z.enum(REPORT_STATES), z.number().int()),
    ...pageFacts,
  }),
})

export const exportReports = exportCall('/api/admin/reports', 'problem reports', ['support'], reportFilters)

export const settleProblemReport = call({
  method: 'POST',
  path: '/api/admin/problem-reports/:id/settle',
  access: 'admin',
  roles: ['support'],
  summary:
    'Resolve a problem report with a refund: none, any part of the sum paid now, or everything, with balance and tip by card. The vendor earns the rest, and both are told why (L3).',
  body: z.object({
    refundAmount: euro().min(0).max(MAX_EURO),
    toClient: textField(REASON_MAX_LENGTH),
    toVendor: textField(REASON_MAX_LENGTH),
  }),
  refusals: ['NOT_REPORTED', 'NOT_PAST'],
})
