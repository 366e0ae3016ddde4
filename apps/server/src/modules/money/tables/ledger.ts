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
    /** The cause, such as the id of a refund; unique together with the kind, so that it is recorded once. */
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
    /** The vendor, for accounts that are kept per vendor. */
    vendorId: uuid('vendor_id').references(() => vendor.id),
    cents: integer('cents').notNull(),
  },
  (table) => [
    index('ledger_entry_movement').on(table.movementId),
    index('ledger_entry_vendor').on(table.vendorId, table.account),
    check('ledger_entry_not_nothing', sql`${table.cents} <> 0`),
  ],
)

/**
 * The sums of each account by day in Dublin, up to the entry in `ledgerSummed`, so that years of entries need not be
 * summed.
 */
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
    /**
     * The highest entry at the last run; entries up to it are complete once the transactions of that time have ended.
     */
    seenEntryId: bigint('seen_entry_id', { mode: 'number' }).notNull(),
    /** The first transaction that had not begun at the last run. */
    seenTransaction: bigint('seen_transaction', { mode: 'number' }).notNull(),
  },
  (table) => [check('ledger_summed_one_row', sql`${table.id} = 1`)],
)

/** The findings of the last check of the ledger, in one row for all processes. */
export const ledgerCheck = pgTable(
  'ledger_check',
  {
    id: integer('id').primaryKey().default(1),
    checkedAt: instant('checked_at').notNull(),
    /** The sum of all entries in cents, 0 if the ledger balances. */
    sumCents: bigint('sum_cents', { mode: 'number' }).notNull(),
    /** The differences, in words for an operator. */
    findings: jsonb('findings').$type<string[]>().notNull(),
    /** When the provider's list was last compared, or began to be, and what did not agree with it. */
    reconciledAt: instant('reconciled_at'),
    differences: jsonb('differences').$type<string[]>().notNull().default([]),
    /** When all entries were last checked; checks in between only add new ones. */
    completedAt: instant('completed_at'),
    /** The sums of each account up to that entry, below which no more entries can appear. */
    settledTo: bigint('settled_to', { mode: 'number' }).notNull().default(0),
    settledCents: jsonb('settled_cents')
      .$type<Partial<Record<LedgerAccount, number>>>()
      .notNull()
      .default({}),
    /** The highest entry of the last check, and the transaction after which no more entries below it can appear. */
    seenTo: bigint('seen_to', { mode: 'number' }).notNull().default(0),
    seenBefore: bigint('seen_before', { mode: 'number' }).notNull().default(0),
    /** The time in ms from `reconciledAt` to the next comparison. */
    compareAgainMs: integer('compare_again_ms').notNull().default(0),
  },
  (table) => [check('ledger_check_one_row', sql`${table.id} = 1`)],
)
