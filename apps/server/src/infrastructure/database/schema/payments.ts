import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appointment } from './appointments.ts'
import { instant } from './columns.ts'

/** A payment intent at the provider. One is live per appointment at a time (M5). */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointment.id),
    /** Null between our decision to ask for an intent and the provider's answer. */
    intentId: text('intent_id'),
    amountCents: integer('amount_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When we learned from the provider that the money arrived. */
    succeededAt: instant('succeeded_at'),
    /** It arrived for an appointment that was not to be paid any more, and goes back whole (M5). */
    returnedAt: instant('returned_at'),
    /** Given up: cancelled at the provider, or about to be. */
    abandonedAt: instant('abandoned_at'),
  },
  (table) => [
    uniqueIndex('payment_intent').on(table.intentId),
    uniqueIndex('payment_one_live')
      .on(table.appointmentId)
      .where(sql`abandoned_at is null and succeeded_at is null`),
    index('payment_appointment').on(table.appointmentId),
    check('payment_amount', sql`${table.amountCents} > 0`),
    check('payment_returned', sql`${table.returnedAt} is null or ${table.succeededAt} is not null`),
  ],
)

export type RefundStatus = 'pending' | 'refunded' | 'failed'

/** Money on its way back. Computed once, issued by a job, visible until settled (M3, M5). */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointment.id),
    amountCents: integer('amount_cents').notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** Counts our tries; part of the key under which the provider is asked, so that no try pays twice. */
    attempt: integer('attempt').notNull().default(1),
    /** The provider's refund of the latest try, once it has answered. */
    providerRefundId: text('provider_refund_id'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('refund_one_per_payment').on(table.paymentId),
    index('refund_appointment').on(table.appointmentId),
    check('refund_amount', sql`${table.amountCents} > 0`),
  ],
)
