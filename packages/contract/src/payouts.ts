import { z } from 'zod'
import { call, succeeds, succeedsWithMessage } from './call.ts'
import { cursorQuery, euro, id, instant, slotDate } from './wire.ts'

/**
 * How far the vendor's fee of an appointment has got: held while the appointment can still be cancelled or objected
 * to, owed from then on, frozen while a problem report or a dispute is open, paid out (M7).
 */
export const EARNING_STATES = ['held', 'owed', 'frozen', 'paid out'] as const

/** A fee of an appointment, or a lost dispute that an admin charged, which is negative. */
export const earningOnWire = z.object({
  kind: z.enum(['fee', 'charged-dispute']),
  appointmentId: id(),
  slotDate: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  clientName: z.string(),
  /** The service or quote that it was booked for. */
  serviceName: z.string().nullable(),
  amount: euro(),
  state: z.enum(EARNING_STATES),
  /** Since when it is owed; null while it is held. */
  owedAt: instant().nullable(),
  paidOutAt: instant().nullable(),
})
export type EarningOnWire = z.output<typeof earningOnWire>

export const listEarnings = call({
  method: 'GET',
  path: '/api/pro/earnings',
  access: 'vendor',
  summary:
    "List the vendor's earnings, newest appointment first, with totals. `from` and `to` are appointment days.",
  query: z.object({
    from: slotDate().optional(),
    to: slotDate().optional(),
    state: z.enum(EARNING_STATES).optional(),
    ...cursorQuery,
  }),
  reply: succeeds({
    entries: z.array(earningOnWire),
    totals: z
      .object({ held: euro(), owed: euro(), frozen: euro(), paidOut: euro() })
      .meta({ description: 'Of everything in the range, whatever the state or page' }),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
})

export const setPayoutAccount = call({
  method: 'PUT',
  path: '/api/pro/payout-account',
  access: 'vendor',
  summary: "Set the vendor's payout account at the payment provider (M7).",
  body: z.object({
    account: z
      .string()
      .trim()
      .regex(/^acct_[A-Za-z0-9_]{4,200}$/, 'Use an account like acct_1A2b3C4d5E6f.'),
  }),
  reply: succeedsWithMessage(),
  refusals: [],
})

export const chargeDispute = call({
  method: 'POST',
  path: '/api/admin/disputes/:id/charge-vendor',
  access: 'admin',
  summary: 'Charge a lost dispute to the vendor, once (M7).',
  params: z.object({ id: id() }),
  reply: succeedsWithMessage(),
  refusals: ['NOT_FOUND', 'DISPUTE_NOT_CHARGEABLE', 'ALREADY_CHARGED'],
})
