import type { PaidWay } from '@anseo/domain/balance'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToAppointment } from '../../booking/tables/appointments.ts'

/**
 * A sum that a vendor asks for: of the client of a vendor's own booking before it, to be paid by link (B7), or the balance of any
 * appointment (B12).
 */
export const paymentRequest = pgTable(
  'payment_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    appointmentId: belongsToAppointment(),
    kind: text('kind').$type<'deposit' | 'balance'>().notNull().default('deposit'),
    amountCents: integer('amount_cents').notNull(),
    /** When the appointment is cancelled unless it is paid; null where it stays anyway. */
    payBy: instant('pay_by'),
    createdAt: instant('created_at').notNull(),
    /** When the link was last emailed to the client; null where no email went. */
    emailedAt: instant('emailed_at'),
    paidAt: instant('paid_at'),
    /** When it could no longer be paid: withdrawn, replaced, or the appointment ended. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('payment_request_appointment').on(table.appointmentId, table.createdAt),
    uniqueIndex('payment_request_one_open')
      .on(table.appointmentId)
      .where(sql`paid_at is null and ended_at is null`),
    uniqueIndex('payment_request_one_paid')
      .on(table.appointmentId)
      .where(sql`kind = 'deposit' and paid_at is not null`),
    index('payment_request_due')
      .on(table.payBy)
      .where(sql`paid_at is null and ended_at is null and pay_by is not null`),
    check('payment_request_kind', sql`${table.kind} in ('deposit', 'balance')`),
    check('payment_request_amount', sql`${table.amountCents} > 0`),
    check('payment_request_one_end', sql`num_nonnulls(${table.paidAt}, ${table.endedAt}) <= 1`),
  ],
)

/** A sum that a vendor recorded as paid to it on the day, in cash or otherwise (B12). */
export const recordedPayment = pgTable(
  'recorded_payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    appointmentId: belongsToAppointment(),
    way: text('way').$type<PaidWay>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** When the vendor undid the record. */
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('recorded_payment_appointment').on(table.appointmentId, table.recordedAt),
    check('recorded_payment_way', sql`${table.way} in ('cash', 'other')`),
    check('recorded_payment_amount', sql`${table.amountCents} > 0`),
  ],
)

/** A link to a payment request: one was emailed, others the vendor copied. Only their digests are stored. */
export const paymentLink = pgTable(
  'payment_link',
  {
    digest: text('digest').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => paymentRequest.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('payment_link_request').on(table.requestId)],
)
