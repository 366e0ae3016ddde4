import { DAY_MS } from '@anseo/domain/duration'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/database.ts'
import type { UnitOfWork } from '../unit-of-work/unit-of-work.ts'

/** A kind of data, how long it is retained and why, in words for the operator. */
export interface RetentionPeriod {
  kind: string
  what: string
  kept: string
  why: string
  /** Removes at most `limit` older rows and returns how many it removed. */
  remove: (unit: UnitOfWork, limit: number) => Promise<number>
}

/** Returns the instant `days` times 24 hours before `now`. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Returns the instant `months` calendar months before `now`, in UTC: on the same day, or the last of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  // The 31st of a month that has none would be a day of the next, so that rows would be removed too early.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

/** Returns the instant `years` calendar years before `now`, in UTC. */
export const yearsBefore = (now: Date, years: number) => monthsBefore(now, 12 * years)

/** Returns the condition for at most `limit` unlocked rows of a table, so that two processes share the work. */
export const unlockedRows = (table: PgTable, where: SQL | undefined, limit: number) =>
  sql`ctid = any(array(select ctid from ${table} where ${where} limit ${limit} for update skip locked))`

/** Returns a removal of rows that are old enough by the server's clock. */
export const deleteOld =
  (table: PgTable, isOver: (now: Date) => SQL | undefined): RetentionPeriod['remove'] =>
  ({ db, now }, limit) =>
    countRows(db, sql`delete from ${table} where ${unlockedRows(table, isOver(now), limit)}`)

/** Runs a statement and returns the number of affected rows. */
export async function countRows(db: Transaction, statement: SQL): Promise<number> {
  const { rowCount } = await db.execute(statement)
  return rowCount ?? 0
}
