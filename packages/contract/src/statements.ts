import { parseMonth } from '@anseo/domain/calendar-month'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { EARNING_KINDS } from './payouts.ts'
import { receiptIssuer } from './receipts.ts'
import { euro, instant, slotDate } from './wire.ts'

const month = () =>
  z
    .string()
    .refine((text) => parseMonth(text) !== null, 'Use a month like 2026-11.')
    .meta({ examples: ['2026-11'] })

const sum = z.object({ count: z.number().int(), amount: euro() })

export const showEarningsSummary = call({
  method: 'GET',
  path: '/api/pro/earnings/summary',
  access: 'vendor',
  summary:
    "Get the vendor's earnings: pending, the next payout, this year's payouts, and the last twelve months.",
  reply: succeeds({
    held: sum,
    nextPayout: z.object({
      amount: euro(),
      at: instant(),
      account: z
        .string()
        .nullable()
        .meta({ description: 'The payout account, masked; null when none is set' }),
      taxDetailsMissing: z
        .boolean()
        .meta({ description: 'True while payouts are on hold until the tax details are given (D8)' }),
      heldUntil: instant()
        .nullable()
        .meta({ description: 'Until when a changed payout account holds payouts; null when none does' }),
      isOnHold: z.boolean().meta({ description: 'True while the operator holds payouts (D4)' }),
    }),
    paidOutThisYear: sum,
    months: z.array(z.object({ month: z.string(), appointments: z.number().int(), earned: euro() })),
  }),
})

export const exportEarnings = call({
  method: 'GET',
  path: '/api/pro/earnings/export',
  access: 'vendor',
  summary: 'Download the earnings of appointments between two days as CSV.',
  query: z.object({ from: slotDate().optional(), to: slotDate().optional() }),
  file: 'text/csv',
})

/** A vendor's monthly statement: opening balance, earnings, charges, payouts and closing balance (M7). */
export const statementOnWire = z.object({
  month: z.string(),
  broughtForward: euro(),
  appointments: sum,
  /** Balances and tips paid by card (B12). */
  balances: sum,
  charges: sum,
  /** Refunds by the operator that the vendor bears, after it had earned the sum (D2). */
  refunds: sum,
  payouts: sum,
  carriedForward: euro(),
  entries: z.array(
    z.object({
      at: instant(),
      kind: z.enum([...EARNING_KINDS, 'payout']),
      /** The client's name for an appointment, or the account of a payout. */
      about: z.string(),
      slotDate: z.string().nullable(),
      amount: euro(),
    }),
  ),
  issuer: receiptIssuer,
  vendorName: z.string(),
})
export type StatementOnWire = z.output<typeof statementOnWire>

export const showStatement = call({
  method: 'GET',
  path: '/api/pro/statements/:month',
  access: 'vendor',
  summary: 'Get the statement of a month.',
  params: z.object({ month: month() }),
  reply: succeeds({ statement: statementOnWire }),
})

export const printStatement = call({
  method: 'GET',
  path: '/api/pro/statements/:month/pdf',
  access: 'vendor',
  summary: 'Download the statement of a month as PDF.',
  params: z.object({ month: month() }),
  file: 'application/pdf',
})
