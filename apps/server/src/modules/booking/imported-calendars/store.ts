import type { Slot } from '@anseo/domain/slot'
import { and, asc, eq, gt, inArray, lt, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { importedCalendar } from '../tables/imported-calendars.ts'
import { timeOff } from '../tables/time-off.ts'

export type ImportedCalendar = typeof importedCalendar.$inferSelect

/** Largest number of calendars that one run of the sweep begins to read. */
const SWEEP_SIZE = 500

/** Finds a vendor's other calendars, the oldest first. */
export const findCalendarsOf = (db: Queryable, vendorId: string): Promise<ImportedCalendar[]> =>
  db
    .select()
    .from(importedCalendar)
    .where(eq(importedCalendar.vendorId, vendorId))
    .orderBy(asc(importedCalendar.createdAt), asc(importedCalendar.id))

/** Finds a calendar; undefined if it was removed. */
export async function findCalendar(db: Queryable, id: string): Promise<ImportedCalendar | undefined> {
  const [row] = await db.select().from(importedCalendar).where(eq(importedCalendar.id, id))
  return row
}

/** Inserts a calendar and returns it. */
export async function insertCalendar(
  db: Transaction,
  values: typeof importedCalendar.$inferInsert,
): Promise<ImportedCalendar> {
  const [row] = await db.insert(importedCalendar).values(values).returning()
  return row!
}

/** Deletes a vendor's calendar with its busy times; returns whether there was one. */
export async function deleteCalendar(db: Transaction, vendorId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(importedCalendar)
    .where(and(eq(importedCalendar.id, id), eq(importedCalendar.vendorId, vendorId)))
    .returning({ id: importedCalendar.id })
  return rows.length > 0
}

/** Updates what is known of the last reading; returns false if the calendar was removed meanwhile. */
export async function updateCalendar(
  db: Queryable,
  id: string,
  set: Partial<Pick<ImportedCalendar, 'readAt' | 'nextReadAt' | 'failingSince' | 'etag'>>,
): Promise<boolean> {
  const rows = await db
    .update(importedCalendar)
    .set(set)
    .where(eq(importedCalendar.id, id))
    .returning({ id: importedCalendar.id })
  return rows.length > 0
}

/** Takes the calendars that are due for reading: sets their next reading, and returns their ids. */
export async function takeDue(db: Transaction, now: Date, nextReadAt: Date): Promise<string[]> {
  const due = await db
    .select({ id: importedCalendar.id })
    .from(importedCalendar)
    .where(lte(importedCalendar.nextReadAt, now))
    .orderBy(importedCalendar.nextReadAt)
    .limit(SWEEP_SIZE)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  await db.update(importedCalendar).set({ nextReadAt }).where(inArray(importedCalendar.id, ids))
  return ids
}

/** Finds the busy times that a calendar has in the database, by start. */
export const findBusyOf = (db: Queryable, calendarId: string): Promise<Slot[]> =>
  db
    .select({ start: timeOff.startsAt, end: timeOff.endsAt })
    .from(timeOff)
    .where(eq(timeOff.calendarId, calendarId))
    .orderBy(timeOff.startsAt)

/** Replaces the busy times of a calendar. */
export async function replaceBusy(
  db: Transaction,
  { id: calendarId, vendorId }: Pick<ImportedCalendar, 'id' | 'vendorId'>,
  busy: readonly Slot[],
): Promise<void> {
  await db.delete(timeOff).where(eq(timeOff.calendarId, calendarId))
  // Each row takes four of the 65,535 parameters of a statement.
  for (let at = 0; at < busy.length; at += ROWS_AT_ONCE) {
    const rows = busy.slice(at, at + ROWS_AT_ONCE)
    await db
      .insert(timeOff)
      .values(rows.map(({ start, end }) => ({ vendorId, calendarId, startsAt: start, endsAt: end })))
  }
}
const ROWS_AT_ONCE = 10_000

/** Finds a vendor's imported busy times within a period, with the label of their calendar, by start. */
export const findBusyBetween = (db: Queryable, vendorId: string, { start, end }: Slot, limit: number) =>
  db
    .select({ start: timeOff.startsAt, end: timeOff.endsAt, calendar: importedCalendar.label })
    .from(timeOff)
    .innerJoin(importedCalendar, eq(importedCalendar.id, timeOff.calendarId))
    .where(and(eq(timeOff.vendorId, vendorId), gt(timeOff.endsAt, start), lt(timeOff.startsAt, end)))
    .orderBy(timeOff.startsAt)
    .limit(limit)
