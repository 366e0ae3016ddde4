import { PAYMENT_KINDS } from '@anseo/domain/balance'
import { DISPUTED_EARNINGS } from '@anseo/domain/dispute-words'
import { REFUND_BEARERS } from '@anseo/domain/refunded-parts'
import { REASON_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { exportCall, MONEY_ORDERS } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { DISPUTE_STATES } from './dispute-states.ts'
import { movementOnWire } from './ledger.ts'
import { paidFor, party } from './parties.ts'
import { EARNING_KINDS } from './payouts.ts'
import { timeRange } from './time-range.ts'
import { MAX_EURO, euro, id, instant, pageFacts, pageQuery, searchText, textField } from './wire.ts'

/** The states of a payment: waiting, arrived, or given up before it arrived. */
export const PAYMENT_FILTERS = ['waiting', 'arrived', 'given-up'] as const
export const REFUND_STATES = ['pending', 'refunded', 'failed', 'void'] as const
export const PAYOUT_STATES = ['pending', 'paid', 'failed'] as const

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
  /** The bearer of an operator's refund, the reason that both sides read, and its author (D2). */
  bearer: z.enum(REFUND_BEARERS).nullable(),
  reason: z.string().nullable(),
  madeBy: z.string().nullable(),
  /** The amount that it gives back of each part, in euro; `loss` is borne by the platform of the vendor's fee. Null for late money. */
  parts: z.object({ vendorFee: euro(), platformFee: euro(), handlingFee: euro(), loss: euro() }).nullable(),
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
  /** When an operator accepted the loss; the provider is then informed. */
  acceptedAt: instant().nullable(),
  /** When an operator sent the evidence, which is sent once. */
  evidenceSentAt: instant().nullable(),
  settledAt: instant().nullable(),
  /** The state of the vendor's fee for the appointment: only what is on hold waits for the bank. */
  earnings: z.enum(DISPUTED_EARNINGS),
  /** The provider's word for why, such as `product_not_received`. */
  reason: z.string().nullable(),
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

/**
 * A page of a list, and the sum of all that was found: of payments what arrived, of refunds what went or goes back; null
 * where there are more than are counted.
 */
const pageOf = <R extends z.ZodType>(rows: R) =>
  succeeds({ rows: z.array(rows), sum: euro().nullable(), ...pageFacts })

export const listPayments = call({
  method: 'GET',
  path: '/api/admin/payments',
  access: 'admin',
  roles: ['reader', 'finance'],
  summary: 'List payments, newest first. Search by name, appointment or provider id.',
  query: moneyQuery(PAYMENT_FILTERS),
  reply: pageOf(adminPaymentOnWire),
})

export const listRefunds = call({
  method: 'GET',
  path: '/api/admin/refunds',
  access: 'admin',
  roles: ['reader', 'finance'],
  summary: 'List refunds, newest first, with the status of each.',
  query: moneyQuery(REFUND_STATES),
  reply: pageOf(adminRefundOnWire),
})

export const listDisputes = call({
  method: 'GET',
  path: '/api/admin/disputes',
  access: 'admin',
  roles: ['reader', 'finance'],
  summary: 'List disputes, newest first.',
  query: moneyQuery(DISPUTE_STATES),
  reply: pageOf(adminDisputeOnWire),
})

export const listPayouts = call({
  method: 'GET',
  path: '/api/admin/payouts',
  access: 'admin',
  roles: ['reader', 'finance'],
  summary: 'List payouts to vendors, newest first (M7).',
  query: moneyQuery(PAYOUT_STATES),
  reply: pageOf(adminPayoutOnWire),
})

const partsOnWire = z.object({ vendorFee: euro(), platformFee: euro(), handlingFee: euro() })

/** The amounts that can be refunded of a payment, in euro (D2). */
const refundableOnWire = z.object({
  left: euro(),
  /** The paid amount of each part, and what is left of it. */
  paid: partsOnWire,
  parts: partsOnWire,
  /** The amount that the vendor can bear: held for it, earned or paid out. */
  vendorHas: euro(),
  /** Where the vendor's share is now. */
  vendorShare: z.enum(['held', 'owed', 'paid out']),
  /** When vendors are paid next. */
  payday: instant(),
  /** An open dispute holds refunds back until it is decided. */
  disputed: z.boolean(),
  /** Refunding all that is left cancels the appointment. */
  cancels: z.boolean(),
})
export type RefundableOnWire = z.output<typeof refundableOnWire>

export const refundPayment = call({
  method: 'POST',
  path: '/api/admin/payments/:id/refund',
  access: 'admin',
  roles: ['finance'],
  summary: 'Refund a payment, whole or in part. All of what was paid for a live appointment cancels it (D2).',
  body: z.object({
    /** Euro, at most what is left. */
    amount: euro().min(0.01).max(MAX_EURO),
    /** Both sides read it. */
    reason: textField(REASON_MAX_LENGTH),
    /** `platform` bears it from its fees, then as a loss; `vendor` from its fee, or its next payout. */
    bearer: z.enum(REFUND_BEARERS),
    /** The amount that was left to refund when the admin decided; if it has changed, the refund is refused. */
    left: euro().optional(),
  }),
  idempotent: true,
  refusals: ['REFUND_TOO_MUCH', 'REFUND_CHANGED', 'PAYMENT_DISPUTED', 'REPORT_OPEN'],
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
  roles: ['finance'],
  summary:
    'Get a payment. Includes every attempt, its refunds, what can be refunded, its disputes and its ledger entries.',
  reply: succeeds({
    payment: adminPaymentOnWire,
    tries: z.array(adminPaymentOnWire),
    /** The latest refund, and all of them, oldest first (D2). */
    refund: adminRefundOnWire.nullable(),
    refunds: z.array(adminRefundOnWire),
    refundable: refundableOnWire,
    disputes: z.array(adminDisputeOnWire),
    movements: z.array(movementOnWire),
  }),
})

/** The job that tries again, as the queue has it. */
const nextTry = z.object({ at: instant(), lastError: z.string().nullable() }).nullable()

export const getRefund = call({
  method: 'GET',
  path: '/api/admin/refunds/:id',
  access: 'admin',
  roles: ['finance'],
  summary: 'Get a refund. Includes its attempts, the next one and its ledger entries.',
  reply: succeeds({
    refund: adminRefundOnWire,
    nextTry,
    /** True if it can be tried again now. */
    retryable: z.boolean(),
    movements: z.array(movementOnWire),
  }),
})

export const retryRefund = call({
  method: 'POST',
  path: '/api/admin/refunds/:id/retry',
  access: 'admin',
  roles: ['finance'],
  summary: 'Retry a refund now, even after its last attempt.',
  refusals: ['REFUND_NOT_RETRYABLE'],
})

export const getDispute = call({
  method: 'GET',
  path: '/api/admin/disputes/:id',
  access: 'admin',
  roles: ['finance'],
  summary:
    'Get a dispute. Includes the refunds of its payment, which it may hold back, and its ledger entries.',
  reply: succeeds({
    dispute: adminDisputeOnWire,
    /** The provider's own page of it, where it takes evidence; null in the sandbox, which has none. */
    providerUrl: z.string().nullable(),
    /** The latest refund of its payment, and all of them, oldest first (D2). */
    refund: adminRefundOnWire.nullable(),
    refunds: z.array(adminRefundOnWire),
    movements: z.array(movementOnWire),
  }),
})

export const getPayout = call({
  method: 'GET',
  path: '/api/admin/payouts/:id',
  access: 'admin',
  roles: ['finance'],
  summary: 'Get a payout. Includes its earnings and ledger entries (M7).',
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
})

const figure = z.object({ amount: euro(), count: z.number().int() })

export const moneyFigures = call({
  method: 'GET',
  path: '/api/admin/money',
  access: 'admin',
  roles: ['reader', 'finance'],
  summary:
    'Get the money figures of a period, what is pending and due now, and how many of each list a search finds.',
  query: z.object({ search: searchText(), ...timeRange }),
  reply: succeeds({
    charged: figure,
    refunded: figure,
    /** Vendors' fees of appointments that may still be cancelled; now. */
    held: figure,
    /** The amount that vendors have earned and not been paid, as of now; a payout on its way is not paid yet. */
    owed: figure,
    /** When vendors are paid next. */
    payday: instant(),
    /** The part of `owed` that can be paid then, as things are. */
    dueOnPayday: euro(),
    /** Platform fees less refunded ones, by when they moved: the sum of the ledger's account (decision 020). */
    take: euro(),
    /** Number of entries of each list within the period that match the search; the ledger has no search. */
    counts: z.record(z.enum(['payments', 'refunds', 'disputes', 'payouts', 'ledger']), z.number().int()),
  }),
})
