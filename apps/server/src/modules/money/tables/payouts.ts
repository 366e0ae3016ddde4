import type { PayoutStatus } from '@anseo/domain/payout-steps'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsToAppointment } from '../../booking/tables/appointments.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor, namesVendor } from '../../catalogue/tables/vendors.ts'
import { payment, refund } from './payments.ts'

/** A transfer of a vendor's earnings to its account at the provider (M7). */
export const payout = pgTable(
  'payout',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: namesVendor(),
    amountCents: integer('amount_cents').notNull(),
    /** The provider's account it goes to; a later change of account only affects the next payout. */
    destination: text('destination').notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    /** Number of our latest attempt; part of the idempotency key at the provider. */
    attempt: integer('attempt').notNull().default(1),
    providerTransferId: text('provider_transfer_id'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payout_vendor').on(table.vendorId, table.createdAt),
    // Payouts of a payday are of one instant: their order is that of the ids, too.
    index('payout_created').on(table.createdAt, table.id),
    index('payout_failed')
      .on(table.vendorId, table.createdAt)
      .where(sql`status = 'failed'`),
    index('payout_amount_order').on(table.amountCents, table.id),
    index('payout_transfer').on(table.providerTransferId),
    uniqueIndex('payout_one_pending')
      .on(table.vendorId)
      .where(sql`status = 'pending'`),
    check('payout_amount', sql`${table.amountCents} > 0`),
    check('payout_status', sql`${table.status} in ('pending', 'paid', 'failed')`),
  ],
)

type EarningKind = 'fee' | 'balance' | 'tip' | 'charged-dispute' | 'refund'

/** A vendor's earning from an appointment; negative for a lost dispute or a refund that the vendor bears (M7, D2). */
export const earning = pgTable(
  'earning',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: namesVendor(),
    appointmentId: belongsToAppointment(),
    kind: text('kind').$type<EarningKind>().notNull(),
    /** The balance or tip that it is of, or whose dispute or refund is charged; null for the fee. */
    paymentId: uuid('payment_id').references(() => payment.id),
    amountCents: integer('amount_cents').notNull(),
    owedAt: instant('owed_at').notNull(),
    payoutId: uuid('payout_id').references(() => payout.id),
    /** The refund by an operator that is deducted from the vendor's earnings (D2). */
    refundId: uuid('refund_id').references(() => refund.id),
  },
  (table) => [
    unique('earning_once')
      .on(table.appointmentId, table.kind, table.paymentId, table.refundId)
      .nullsNotDistinct(),
    check('earning_refund', sql`(${table.kind} = 'refund') = (${table.refundId} is not null)`),
    index('earning_vendor').on(table.vendorId, table.owedAt),
    index('earning_unpaid')
      .on(table.vendorId)
      .where(sql`payout_id is null`),
    index('earning_payable')
      .on(table.owedAt, table.vendorId, table.amountCents)
      .where(sql`payout_id is null`),
    index('earning_payout').on(table.payoutId),
    check('earning_amount', sql`${table.amountCents} <> 0`),
  ],
)

/** An admin's hold on the payouts of a vendor, until it is released (D4). */
export const payoutHold = pgTable(
  'payout_hold',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    /** The admin's words to the vendor. */
    reason: text('reason').notNull(),
    heldAt: instant('held_at').notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [
    index('payout_hold_vendor').on(table.vendorId, table.heldAt),
    uniqueIndex('payout_hold_one')
      .on(table.vendorId)
      .where(sql`released_at is null`),
  ],
)

/**
 * The payout accounts that a vendor has set up, as a history; one that is not chosen yet is unfinished at the provider
 * (A10).
 */
export const payoutAccount = pgTable(
  'payout_account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    /** The session that began the set-up, and the only one that may continue it. */
    sessionId: uuid('session_id').notNull(),
    /** Null until the provider has created the account. */
    account: text('account').unique(),
    /** True if the password was given for it: without, it can only be a first one. */
    confirmed: boolean('confirmed').notNull(),
    requestedAt: instant('requested_at').notNull(),
    chosenAt: instant('chosen_at'),
    /** Until when payouts to it wait; null for a first one. */
    heldUntil: instant('held_until'),
  },
  (table) => [
    index('payout_account_vendor').on(table.vendorId, table.requestedAt),
    uniqueIndex('payout_account_one_open')
      .on(table.vendorId)
      .where(sql`chosen_at is null`),
  ],
)
