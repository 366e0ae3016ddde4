import { PAYMENT_KINDS } from '@anseo/domain/balance'
import { z } from 'zod'
import { exportCall, MONEY_ORDERS } from './admin-lists.ts'
import { call, succeeds, succeedsWithMessage } from './call.ts'
import { DISPUTE_STATES } from './dispute-states.ts'
import { movementOnWire } from './ledger.ts'
import { paidFor, party } from './parties.ts'
import { EARNING_KINDS } from './payouts.ts'
import { timeRange } from './time-range.ts'
import { euro, id, instant, pageFacts, pageQuery, searchText } from './wire.ts'

/** The states of a payment: waiting, arrived, or given up before it arrived. */
export const PAYMENT_FILTERS = ['waiting', 'arrived', 'given-up'] as const
export const REFUND_STATES = ['pending', 'refunded', 'failed', 'void'] as const
export const PAYOUT_STATES = ['pending', 'paid', 'failed'] as const

const onPath = z.object({ id: id() })

export const adminPaymentOnWire = z.object({
  _id: id(),
  kind: z.enum(PAYMENT_KINDS),
  appointment: paidFor,
  amount: euro(),
  status: z.enum(PAYMENT_FILTERS),
  /** The amount that arrived, where it differs from the amount requested, in euro. */
  received: euro().nullable(),
  intentId: z.string().nullable(),
  chargeId: z.string().nullable(),
  createdAt: instant(),
  processingAt: instant().nullable(),
  succeededAt: instant().nullable(),
  returnedAt: instant().nullable(),
  abandonedAt: instant().nullable(),
})
export type AdminPaymentOnWire = z.output<typeof adminPaymentOnWire>

export const adminRefundOnWire = z.object({
  _id: id(),
  paymentId: id(),
  appointment: paidFor,
  amount: euro(),
  status: z.enum(REFUND_STATES),
  /** A dispute of its payment is open: nothing is sent until it is settled. */
  frozen: z.boolean(),
  attempt: z.number().int(),
  providerRefundId: z.string().nullable(),
  createdAt: instant(),
  settledAt: instant().nullable(),
})
export type AdminRefundOnWire = z.output<typeof adminRefundOnWire>

export const adminDisputeOnWire = z.object({
  _id: id(),
  paymentId: id(),
  appointment: paidFor,
  amount: euro(),
  /** The provider's fee for handling it, in euro. */
  fee: euro(),
  status: z.enum(DISPUTE_STATES),
  providerDisputeId: z.string(),
  openedAt: instant(),
  /** Until when the provider takes evidence; null where it takes none. */
  answerBy: instant().nullable(),
  settledAt: instant().nullable(),
  chargedToVendorAt: instant().nullable(),
  /** The amount the vendor can be charged now, in euro; 0 when nothing. */
  chargeable: euro(),
})
export type AdminDisputeOnWire = z.output<typeof adminDisputeOnWire>

export const adminPayoutOnWire = z.object({
  _id: id(),
  vendor: party,
  amount: euro(),
  status: z.enum(PAYOUT_STATES),
  attempt: z.number().int(),
  /** The end of the payout account's id. */
  destination: z.string(),
  providerTransferId: z.string().nullable(),
  createdAt: instant(),
  settledAt: instant().nullable(),
})
export type AdminPayoutOnWire = z.output<typeof adminPayoutOnWire>

const moneyFilters = <const S extends readonly string[]>(states: S) => ({
  search: searchText(),
  status: z.enum(states).optional(),
  ...timeRange,
  order: z.enum(MONEY_ORDERS).default('newest'),
})
const moneyQuery = <const S extends readonly string[]>(states: S) =>
  z.object({ ...moneyFilters(states), ...pageQuery() })

/** A page of a list, and the sum of all that was found; null where there are more than are counted. */
const pageOf = <R extends z.ZodType>(rows: R) =>
  succeeds({ rows: z.array(rows), sum: euro().nullable(), ...pageFacts })

export const listPayments = call({
  method: 'GET',
  path: '/api/admin/payments',
  access: 'admin',
  summary: 'List payments, newest first. Search by name, appointment or provider id.',
  query: moneyQuery(PAYMENT_FILTERS),
  reply: pageOf(adminPaymentOnWire),
  refusals: [],
})

export const listRefunds = call({
  method: 'GET',
  path: '/api/admin/refunds',
  access: 'admin',
  summary: 'List refunds, newest first, with the status of each.',
  query: moneyQuery(REFUND_STATES),
  reply: pageOf(adminRefundOnWire),
  refusals: [],
})

export const listDisputes = call({
  method: 'GET',
  path: '/api/admin/disputes',
  access: 'admin',
  summary: 'List disputes, newest first.',
  query: moneyQuery(DISPUTE_STATES),
  reply: pageOf(adminDisputeOnWire),
  refusals: [],
})

export const listPayouts = call({
  method: 'GET',
  path: '/api/admin/payouts',
  access: 'admin',
  summary: 'List payouts to vendors, newest first (M7).',
  query: moneyQuery(PAYOUT_STATES),
  reply: pageOf(adminPayoutOnWire),
  refusals: [],
})

const BOOKKEEPERS = ['finance'] as const

export const exportPayments = exportCall(
  '/api/admin/payments',
  'payments',
  BOOKKEEPERS,
  moneyFilters(PAYMENT_FILTERS),
)
export const exportRefunds = exportCall(
  '/api/admin/refunds',
  'refunds',
  BOOKKEEPERS,
  moneyFilters(REFUND_STATES),
)
export const exportDisputes = exportCall(
  '/api/admin/disputes',
  'disputes',
  BOOKKEEPERS,
  moneyFilters(DISPUTE_STATES),
)
export const exportPayouts = exportCall(
  '/api/admin/payouts',
  'payouts',
  BOOKKEEPERS,
  moneyFilters(PAYOUT_STATES),
)

export const getPayment = call({
  method: 'GET',
  path: '/api/admin/payments/:id',
  access: 'admin',
  summary: 'Get a payment. Includes every attempt, its refund, its disputes and its ledger entries.',
  params: onPath,
  reply: succeeds({
    payment: adminPaymentOnWire,
    tries: z.array(adminPaymentOnWire),
    refund: adminRefundOnWire.nullable(),
    disputes: z.array(adminDisputeOnWire),
    movements: z.array(movementOnWire),
  }),
  refusals: ['NOT_FOUND'],
})

/** The job that tries again, as the queue has it. */
const nextTry = z.object({ at: instant(), lastError: z.string().nullable() }).nullable()

export const getRefund = call({
  method: 'GET',
  path: '/api/admin/refunds/:id',
  access: 'admin',
  summary: 'Get a refund. Includes its attempts, the next one and its ledger entries.',
  params: onPath,
  reply: succeeds({
    refund: adminRefundOnWire,
    nextTry,
    /** True if it can be tried again now. */
    retryable: z.boolean(),
    movements: z.array(movementOnWire),
  }),
  refusals: ['NOT_FOUND'],
})

export const retryRefund = call({
  method: 'POST',
  path: '/api/admin/refunds/:id/retry',
  access: 'admin',
  summary: 'Retry a refund now, even after its last attempt.',
  params: onPath,
  reply: succeedsWithMessage(),
  refusals: ['NOT_FOUND', 'REFUND_NOT_RETRYABLE'],
})

export const getDispute = call({
  method: 'GET',
  path: '/api/admin/disputes/:id',
  access: 'admin',
  summary: 'Get a dispute. Includes the refund it holds back and its ledger entries.',
  params: onPath,
  reply: succeeds({
    dispute: adminDisputeOnWire,
    /** The provider's own page of it, where it takes evidence; null in the sandbox, which has none. */
    providerUrl: z.string().nullable(),
    refund: adminRefundOnWire.nullable(),
    movements: z.array(movementOnWire),
  }),
  refusals: ['NOT_FOUND'],
})

export const getPayout = call({
  method: 'GET',
  path: '/api/admin/payouts/:id',
  access: 'admin',
  summary: 'Get a payout. Includes its earnings and ledger entries (M7).',
  params: onPath,
  reply: succeeds({
    payout: adminPayoutOnWire,
    nextTry,
    earnings: z.array(
      z.object({
        kind: z.enum(EARNING_KINDS),
        amount: euro(),
        owedAt: instant(),
        appointment: paidFor,
      }),
    ),
    movements: z.array(movementOnWire),
  }),
  refusals: ['NOT_FOUND'],
})

const figure = z.object({ amount: euro(), count: z.number().int() })

export const moneyFigures = call({
  method: 'GET',
  path: '/api/admin/money',
  access: 'admin',
  summary:
    'Get the money figures of a period, what is pending and due now, and how many of each list a search finds.',
  query: z.object({ search: searchText(), ...timeRange }),
  reply: succeeds({
    charged: figure,
    refunded: figure,
    /** Vendors' fees of appointments that may still be cancelled; now. */
    held: figure,
    /** The amount that vendors have earned and not been paid, as of now. */
    owed: figure,
    /** When vendors are paid next. */
    payday: instant(),
    /** Platform and handling fees, less refunded ones. */
    take: euro(),
    /** Number of entries of each list within the period that match the search; the ledger has no search. */
    counts: z.record(z.enum(['payments', 'refunds', 'disputes', 'payouts', 'ledger']), z.number().int()),
  }),
  refusals: [],
})
