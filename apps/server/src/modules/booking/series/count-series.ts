import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { getSeriesStats } from '@anseo/contract/admin-series'
import type { QueryOf } from '@anseo/contract/call'
import type { Queryable } from '../../../platform/database/database.ts'
import { isWithin } from '../../../platform/database/is-within.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { appointment } from '../tables/appointments.ts'
import { series } from '../tables/series.ts'
import { seriesVisit } from '../tables/series-visits.ts'
import { isRunning } from './store.ts'

type Period = QueryOf<typeof getSeriesStats>

/** Counts the series of a period and the visits made from them, for the operator. */
export async function countSeriesIn({ db, clock }: Pick<Runtime, 'db' | 'clock'>, period: Period) {
  const [counts, made, conflicts] = await Promise.all([
    countSeriesRows(db, period, clock.now()),
    countVisits(db, period),
    countConflicts(db, period),
  ])
  return { ...counts, ...made, conflicts }
}

const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

const within = (at: SQL, { from, to }: Period) =>
  and(
    sql`${at} is not null`,
    from && sql`${at} >= ${from.toISOString()}`,
    to && sql`${at} < ${to.toISOString()}`,
  )

/**
 * Counts series asked for, confirmed and ended in a period, and those running now: a series runs until its last date
 * has begun.
 */
async function countSeriesRows(db: Queryable, period: Period, now: Date) {
  const hasMore = sql`exists (select 1 from ${seriesVisit}
    where ${seriesVisit.seriesId} = ${series.id} and ${seriesVisit.startsAt} > ${now.toISOString()})`
  const [counts] = await db
    .select({
      asked: countOf(within(sql`${series.bookedAt}`, period)),
      confirmed: countOf(within(sql`${series.confirmedAt}`, period)),
      ended: countOf(within(sql`coalesce(${series.endedAt}, ${series.declinedAt})`, period)),
      running: countOf(and(isRunning, isNotNull(series.confirmedAt), hasMore)),
    })
    .from(series)
  return counts!
}

async function countVisits(db: Queryable, period: Period) {
  const [counts] = await db
    .select({
      visits: countOf(sql`true`),
      completed: countOf(isNotNull(appointment.completedAt)),
    })
    .from(appointment)
    .where(and(isNotNull(appointment.seriesId), isWithin(appointment.bookedAt, period)))
  return counts!
}

const countConflicts = (db: Queryable, period: Period) =>
  db.$count(seriesVisit, and(isNotNull(seriesVisit.conflict), isWithin(seriesVisit.startsAt, period)))
