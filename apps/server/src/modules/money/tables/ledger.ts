import type { LedgerAccount, MovementKind } from '@anseo/domain/ledger'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { appointment } from '../../booking/tables/appointments.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

/**
 * One movement of money, the head of its entries (M6). Append-only, and its entries sum to zero at every commit: the
 * triggers of migration `0001_guards` refuse anything else.
 */
export const ledgerMovement = pgTable(
  'ledger_movement',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** The cause, such as the id of a refund; with the kind unique, so that it is booked once. */
    source: text('source').notNull(),
    appointmentId: uuid('appointment_id').references(() => appointment.id),
    /** The provider's object that moved its balance, for comparing with its own list. */
    providerRef: text('provider_ref'),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_movement_once').on(table.kind, table.source),
    index('ledger_movement_time').on(table.happenedAt, table.id),
    index('ledger_movement_appointment').on(table.appointmentId),
    index('ledger_movement_provider').on(table.providerRef),
  ],
)

/** A line of a movement: debits positive, credits negative, in cents. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    movementId: uuid('movement_id')
      .notNull()
      .references(() => ledgerMovement.id),
    account: text('account').$type<LedgerAccount>().notNull(),
    /** The vendor whose share it is, where the account is kept per vendor. */
    vendorId: uuid('vendor_id').references(() => vendor.id),
    cents: integer('cents').notNull(),
  },
  (table) => [
    index('ledger_entry_movement').on(table.movementId),
    index('ledger_entry_vendor').on(table.vendorId, table.account),
    check('ledger_entry_not_nothing', sql`${table.cents} <> 0`),
  ],
)

/** The sums of a day's entries in Dublin by account, as far as `ledgerSummed` says: nobody adds up years of them. */
export const ledgerDaySum = pgTable(
  'ledger_day_sum',
  {
    day: date('day', { mode: 'string' }).notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.account] })],
)

/** Up to which entry the days are summed, and up to which they will be next; one row. */
export const ledgerSummed = pgTable(
  'ledger_summed',
  {
    id: integer('id').primaryKey().default(1),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    /** The last entry at the last look: what came before it is all there once everybody of then is done. */
    seenEntryId: bigint('seen_entry_id', { mode: 'number' }).notNull(),
    /** The first transaction that had not begun at the last look. */
    seenTransaction: bigint('seen_transaction', { mode: 'number' }).notNull(),
  },
  (table) => [check('ledger_summed_one_row', sql`${table.id} = 1`)],
)

/** The findings of the last check of the books; one row that every process reads. */
export const ledgerCheck = pgTable(
  'ledger_check',
  {
    id: integer('id').primaryKey().default(1),
    checkedAt: instant('checked_at').notNull(),
    /** The sum of all entries in cents, 0 when the books balance. */
    sumCents: bigint('sum_cents', { mode: 'number' }).notNull(),
    /** The differences, in words for an operator. */
    findings: jsonb('findings').$type<string[]>().notNull(),
    /** When the provider's list was last compared, and what did not agree with it. */
    reconciledAt: instant('reconciled_at'),
    differences: jsonb('differences').$type<string[]>().notNull().default([]),
    /** When all entries were last looked through; the looks between add up what is new. */
    completedAt: instant('completed_at'),
    /** The sums of each account over the entries up to that id, of which no more can come. */
    settledTo: bigint('settled_to', { mode: 'number' }).notNull().default(0),
    settledCents: jsonb('settled_cents')
      .$type<Partial<Record<LedgerAccount, number>>>()
      .notNull()
      .default({}),
    /** The last entry that the last look saw, and the transaction after which none below it can come. */
    seenTo: bigint('seen_to', { mode: 'number' }).notNull().default(0),
    seenBefore: bigint('seen_before', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('ledger_check_one_row', sql`${table.id} = 1`)],
)
