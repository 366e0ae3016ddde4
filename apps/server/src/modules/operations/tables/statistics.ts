import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * The figures of what was booked on each day in Dublin: of all, of each speciality and of each town, so that years of
 * appointments need not be read. A day that is in `statisticsChangedDay` is not to be relied on. A new figure is a column
 * here, a line in `FIGURES`, and a migration that calls `resum_statistics()`.
 */
export const statisticsDaySum = pgTable(
  'statistics_day_sum',
  {
    by: text('by').$type<'all' | 'speciality' | 'town'>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The speciality or town; empty for all. */
    key: text('key').notNull(),
    bookings: integer('bookings').notNull().default(0),
    paid: integer('paid').notNull().default(0),
    completed: integer('completed').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    byClient: integer('by_client').notNull().default(0),
    byVendor: integer('by_vendor').notNull().default(0),
    byAdmin: integer('by_admin').notNull().default(0),
    timedOut: integer('timed_out').notNull().default(0),
    declined: integer('declined').notNull().default(0),
    valueCents: bigint('value_cents', { mode: 'number' }).notNull().default(0),
    takeCents: bigint('take_cents', { mode: 'number' }).notNull().default(0),
    /** The number of confirmations within each of the domain's `CONFIRMATION_STEPS`. */
    confirmations: integer('confirmations').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.by, table.day, table.key] })],
)

/**
 * Days whose figures changed since they were summed, once for each change. Written by triggers of migration
 * `0039_statistics_by_day` in the transaction that changes an appointment, a refund, or the trade or town of a vendor.
 */
export const statisticsChangedDay = pgTable('statistics_changed_day', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date('day', { mode: 'string' }).notNull(),
})
