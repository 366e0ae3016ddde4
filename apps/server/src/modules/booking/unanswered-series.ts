import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import type { AppointmentRow } from './appointment-row.ts'
import { series } from './tables/series.ts'

/** The condition that a series waits for its vendor's answer. */
export const isUnanswered = and(isNull(series.confirmedAt), isNull(series.declinedAt), isNull(series.endedAt))

/** Returns whether an appointment is a visit of a series that its vendor has not answered. */
export async function isOfUnansweredSeries(db: Queryable, { seriesId }: AppointmentRow): Promise<boolean> {
  if (seriesId === null) return false
  const [found] = await db
    .select({ id: series.id })
    .from(series)
    .where(and(eq(series.id, seriesId), isUnanswered))
  return found !== undefined
}

/** Locks a series, which comes before its appointments in the order of locks, if it waits for its vendor. */
export async function lockUnanswered(db: Transaction, seriesId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: series.id })
    .from(series)
    .where(and(eq(series.id, seriesId), isUnanswered))
    .for('update')
  return found !== undefined
}
