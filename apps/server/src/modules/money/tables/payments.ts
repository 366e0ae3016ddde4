import type { PaymentKind } from '@anseo/domain/balance'
import type { DisputeStatus } from '@anseo/domain/dispute-steps'
import type { Evidence } from '@anseo/domain/evidence'
import type { RefundStatus } from '@anseo/domain/refund-steps'
import type { RefundBearer } from '@anseo/domain/refunded-parts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { belongsToAppointment } from '../../booking/tables/appointments.ts'
import { paymentRequest } from './payment-requests.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/** A payment intent at the provider. One of each kind is live per appointment at a time (M5, A9). */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    appointmentId: belongsToAppointment(),
    kind: text('kind').$type<PaymentKind>().notNull().default('deposit'),
    /** Null between our decision to ask for an intent and the provider's answer. */
    intentId: text('intent_id'),
    amountCents: integer('amount_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the provider reported the payment as processing, as with slow banks. */
    processingAt: instant('processing_at'),
    /** When we learned from the provider that the money arrived. */
    succeededAt: instant('succeeded_at'),
    /** The sum that arrived, in cents, where it differs from the one requested. */
    receivedCents: integer('received_cents'),
    /** When it arrived for an appointment that was no longer payable; it is refunded in full (M5). */
    returnedAt: instant('returned_at'),
    /** Given up: cancelled at the provider, or about to be. */
    abandonedAt: instant('abandoned_at'),
    /** The provider's charge that brought the money, by which its disputes and fees are named. */
    chargeId: text('charge_id'),
    version: integer('version').notNull().default(0),
    /** The payment request that this pays: of a balance, or for a vendor's own booking; null for others. */
    requestId: uuid('request_id').references(() => paymentRequest.id),
  },
  (table) => [
    index('payment_request_of')
      .on(table.requestId)
      .where(sql`request_id is not null`),
    uniqueIndex('payment_intent').on(table.intentId),
    uniqueIndex('payment_charge').on(table.chargeId),
    uniqueIndex('payment_one_live')
      .on(table.appointmentId, table.kind)
      .where(sql`abandoned_at is null and succeeded_at is null`),
    // A balance can be paid in parts: what a record that was taken back leaves open is asked for by card again (B12).
    uniqueIndex('payment_one_kept')
      .on(table.appointmentId, table.kind)
      .where(sql`kind <> 'balance' and succeeded_at is not null and returned_at is null`),
    // The balances and tips held for vendors, which the check of the ledger sums.
    index('payment_later')
      .on(table.appointmentId, table.amountCents)
      .where(sql`kind <> 'deposit' and succeeded_at is not null and returned_at is null`),
    index('payment_appointment').on(table.appointmentId),
    index('payment_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('payment_amount_order').on(table.amountCents, table.id),
    index('payment_arrived').on(table.succeededAt, table.amountCents, table.receivedCents),
    index('payment_live')
      .on(table.id)
      .where(sql`abandoned_at is null and succeeded_at is null`),
    check('payment_kind', sql`${table.kind} in ('deposit', 'balance', 'tip')`),
    check('payment_balance_is_asked', sql`${table.kind} <> 'balance' or ${table.requestId} is not null`),
    check('payment_amount', sql`${table.amountCents} > 0`),
    check('payment_returned', sql`${table.returnedAt} is null or ${table.succeededAt} is not null`),
  ],
)

/** Money on its way back. Computed once, issued by a job, visible until settled (M3, M5). */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    appointmentId: belongsToAppointment(),
    amountCents: integer('amount_cents').notNull(),
    /** The part of the refund that comes from each part of the price; all null for money that paid for nothing (M5). */
    vendorFeeCents: integer('vendor_fee_cents'),
    platformFeeCents: integer('platform_fee_cents'),
    handlingFeeCents: integer('handling_fee_cents'),
    status: text('status').$type<RefundStatus>().notNull(),
    /** Number of our latest attempt; part of the idempotency key at the provider, so that no attempt pays twice. */
    attempt: integer('attempt').notNull().default(1),
    /** The provider's refund of the latest attempt, once it has answered. */
    providerRefundId: text('provider_refund_id'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    version: integer('version').notNull().default(0),
    /** The part of the vendor's fee in it that the platform bears as a loss (D2). */
    lossCents: integer('loss_cents').notNull().default(0),
    /** The bearer, reason and author of an operator's refund; null for refunds by the rules (D2). */
    bearer: text('bearer').$type<RefundBearer>(),
    reason: text('reason'),
    madeBy: uuid('made_by').references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('refund_one_automatic')
      .on(table.paymentId)
      .where(sql`bearer is null`),
    index('refund_payment').on(table.paymentId),
    // The refunds by operators, which the check of the ledger sums.
    index('refund_by_operator')
      .on(table.appointmentId)
      .where(sql`bearer is not null`),
    index('refund_appointment').on(table.appointmentId),
    index('refund_created').on(table.createdAt.desc().nullsFirst(), table.id),
    index('refund_amount_order').on(table.amountCents, table.id),
    index('refund_provider').on(table.providerRefundId),
    index('refund_settled')
      .on(table.settledAt, table.amountCents)
      .where(sql`status = 'refunded'`),
    index('refund_open')
      .on(table.status, table.createdAt, table.amountCents)
      .where(sql`status in ('pending', 'failed')`),
    check('refund_amount', sql`${table.amountCents} > 0`),
    check('refund_status', sql`${table.status} in ('pending', 'refunded', 'failed', 'void')`),
    check('refund_bearer', sql`${table.bearer} in ('platform', 'vendor')`),
    check('refund_by_operator', sql`(${table.bearer} is null) = (${table.reason} is null)`),
    check('refund_loss', sql`${table.lossCents} between 0 and coalesce(${table.vendorFeeCents}, 0)`),
    check(
      'refund_parts',
      sql`${table.vendorFeeCents} is null or ${table.amountCents} = ${table.vendorFeeCents} + ${table.platformFeeCents} + ${table.handlingFeeCents}`,
    ),
  ],
)

/** A cardholder's objection at the bank; while it is open no refund of its payment is issued. */
export const dispute = pgTable(
  'dispute',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    providerDisputeId: text('provider_dispute_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The provider's fee for handling it, in cents. */
    feeCents: integer('fee_cents').notNull(),
    status: text('status').$type<DisputeStatus>().notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Until when the provider takes evidence; null where it takes none. */
    answerBy: instant('answer_by'),
    settledAt: instant('settled_at'),
    /** When an admin made the vendor bear a lost one (M7). */
    chargedToVendorAt: instant('charged_to_vendor_at'),
    version: integer('version').notNull().default(0),
    /** Why, in the provider's word, such as `product_not_received`; null for those stored before it was. */
    reason: text('reason'),
    /** The last reminder that evidence is due, by the days that were left (D3). */
    remindedDays: integer('reminded_days'),
    /** When an operator accepted the loss; the provider is asked to close it (D3). */
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    uniqueIndex('dispute_provider').on(table.providerDisputeId),
    index('dispute_payment').on(table.paymentId),
    index('dispute_opened').on(table.openedAt.desc().nullsFirst(), table.id),
    index('dispute_open')
      .on(table.id)
      .where(sql`status = 'open'`),
    check('dispute_amount', sql`${table.amountCents} > 0`),
    check('dispute_status', sql`${table.status} in ('open', 'won', 'lost')`),
    check('dispute_settled', sql`(${table.status} = 'open') = (${table.settledAt} is null)`),
  ],
)

/** The evidence against a dispute: a draft until it is handed to the provider, once (D3). */
export const disputeEvidence = pgTable(
  'dispute_evidence',
  {
    disputeId: uuid('dispute_id')
      .primaryKey()
      .references(() => dispute.id),
    evidence: jsonb('evidence').$type<Evidence>().notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: uuid('saved_by').references(() => account.id, { onDelete: 'set null' }),
    /** When an operator decided to send it; from then on it stays as it is. */
    sentAt: instant('sent_at'),
    /** When the provider had taken it. */
    takenAt: instant('taken_at'),
    /** Why the provider did not take it, in its words; it can be edited and sent again. */
    refusal: text('refusal'),
    /** Number of our latest attempt; part of the idempotency key at the provider. */
    attempt: integer('attempt').notNull().default(1),
  },
  (table) => [
    check('dispute_evidence_taken', sql`${table.takenAt} is null or ${table.sentAt} is not null`),
    check('dispute_evidence_refused', sql`${table.refusal} is null or ${table.sentAt} is null`),
  ],
)

/** The number under which a payment or a refund is receipted; given once, when its money has moved. */
export const receipt = pgTable(
  'receipt',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid('payment_id').references(() => payment.id),
    refundId: uuid('refund_id').references(() => refund.id),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('receipt_payment').on(table.paymentId),
    uniqueIndex('receipt_refund').on(table.refundId),
    check('receipt_of_one', sql`num_nonnulls(${table.paymentId}, ${table.refundId}) = 1`),
  ],
)
