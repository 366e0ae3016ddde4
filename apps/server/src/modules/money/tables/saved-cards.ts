import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appointment } from '../../booking/tables/appointments.ts'
import { belongsToClient } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { payment } from './payments.ts'

/** A client as the payment provider knows it, from the first card that it saves on (C3 of growth). */
export const paymentCustomer = pgTable(
  'payment_customer',
  {
    clientId: belongsToClient().primaryKey(),
    customerId: text('customer_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('payment_customer_provider').on(table.customerId)],
)

/** A card that a client saved. The provider stores its number, we only what distinguishes it from other cards. */
export const savedCard = pgTable(
  'saved_card',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => paymentCustomer.clientId, { onDelete: 'cascade' }),
    /** The provider's payment method, attached to the client's customer. */
    methodId: text('method_id').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    /** The provider's digest of the number, by which the same card is saved once. */
    fingerprint: text('fingerprint').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** When it was saved or last paid: the latest is charged where none is chosen. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    uniqueIndex('saved_card_method').on(table.methodId),
    uniqueIndex('saved_card_once').on(table.clientId, table.fingerprint),
    index('saved_card_client').on(table.clientId, table.usedAt.desc()),
  ],
)

/** The outcome of a charge without the client; 'authentication': the bank wants the client to confirm it. */
export type AutomaticChargeOutcome = 'paid' | 'declined' | 'authentication'

/** The one charge of an appointment's deposit to a saved card without its client (C6 of growth). */
export const automaticCharge = pgTable(
  'automatic_charge',
  {
    appointmentId: uuid('appointment_id')
      .primaryKey()
      .references(() => appointment.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payment.id),
    /** The card as the client knows it, such as 'Visa ending 4242'. */
    card: text('card').notNull(),
    startedAt: instant('started_at').notNull(),
    outcome: text('outcome').$type<AutomaticChargeOutcome>(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('automatic_charge_payment').on(table.paymentId),
    check('automatic_charge_outcome', sql`${table.outcome} in ('paid', 'declined', 'authentication')`),
    check('automatic_charge_settled', sql`(${table.outcome} is null) = (${table.settledAt} is null)`),
  ],
)
