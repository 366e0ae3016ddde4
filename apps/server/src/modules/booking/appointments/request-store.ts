import { HOUR_MS } from '@anseo/domain/duration'
import { REQUEST_REMINDER_HOURS } from '@anseo/domain/limits'
import { and, eq, gt, isNull, lt, lte, notExists, or } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import { series } from '../tables/series.ts'
import { isUnanswered } from '../unanswered-series.ts'
import { isOpen } from './store.ts'

const earlier = alias(appointment, 'earlier')

/** Returns the condition that an appointment waits for its vendor. */
export const isRequest = (now: Date) =>
  and(isOpen, isNull(appointment.confirmedAt), gt(appointment.startsAt, now))

/**
 * Finds requests whose first or second reminder is due (L2). The visits of a series that waits for one answer are one request:
 * its vendor is reminded of the first of those whose reminder is due.
 */
export function findDueForReminder(db: Queryable, now: Date, limit: number) {
  const isDue = ({ remindedCount, requestedAt }: Record<'remindedCount' | 'requestedAt', PgColumn>) =>
    or(
      ...REQUEST_REMINDER_HOURS.map((hours, count) =>
        and(eq(remindedCount, count), lte(requestedAt, new Date(now.getTime() - hours * HOUR_MS))),
      ),
    )
  const earlierDueVisit = db
    .select({ id: earlier.id })
    .from(earlier)
    .innerJoin(series, eq(series.id, earlier.seriesId))
    .where(
      and(
        isUnanswered,
        eq(earlier.seriesId, appointment.seriesId),
        isNull(earlier.declinedAt),
        isNull(earlier.cancelledAt),
        isNull(earlier.confirmedAt),
        gt(earlier.startsAt, now),
        lt(earlier.startsAt, appointment.startsAt),
        lte(earlier.remindedCount, appointment.remindedCount),
        isDue(earlier),
      ),
    )
  return db
    .select({
      id: appointment.id,
      seriesId: appointment.seriesId,
      remindedCount: appointment.remindedCount,
    })
    .from(appointment)
    .where(and(isRequest(now), isDue(appointment), notExists(earlierDueVisit)))
    .limit(limit)
}

/** Stores the count of reminders on each visit of a locked series that still waits for its vendor's answer. */
export async function setReminded(
  db: Transaction,
  seriesId: string,
  remindedCount: number,
  now: Date,
): Promise<void> {
  const isLess = lt(appointment.remindedCount, remindedCount)
  await db
    .update(appointment)
    .set({ remindedCount })
    .where(and(eq(appointment.seriesId, seriesId), isRequest(now), isLess))
}
