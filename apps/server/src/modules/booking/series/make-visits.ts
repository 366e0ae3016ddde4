import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { stopOf } from '../appointment-row.ts'
import { visitMissed } from '../events.ts'
import { findVisitsToAsk, findVisitsToMake } from './due-visit-store.ts'
import { makeVisit } from './make-visit.ts'
import { otherTimesFor } from './present-conflict.ts'
import { readSeriesCalendar } from './read-series-calendar.ts'
import { seriesEvent } from './series-event.ts'
import {
  findVisits,
  isPlanned,
  isRunning,
  isWaiting,
  keyOfVisit,
  lockSeries,
  type SeriesRow,
  slotOfVisit,
  type VisitRow,
} from './store.ts'

/**
 * The sweep: makes the appointment of each due visit of a confirmed series, and of the next visit of a series that waits for
 * its vendor while none of its visits does, each in its own transaction (C6).
 */
export async function makeDueVisits(runtime: Runtime): Promise<void> {
  for (const find of [findVisitsToMake, findVisitsToAsk]) {
    await workOff(
      runtime,
      (limit) => find(runtime.db, runtime.clock.now(), limit),
      keyOfVisit,
      (due) => runtime.transaction((unit) => makeDue(unit, due)),
    )
  }
}

/** Makes the appointment of a visit unless another sweep has. If that is impossible, the client is notified, with other times. */
async function makeDue(
  unit: UnitOfWork,
  { seriesId, position }: Pick<VisitRow, 'seriesId' | 'position'>,
): Promise<void> {
  const row = await lockSeries(unit.db, seriesId, isRunning)
  const visits = row ? await findVisits(unit.db, [seriesId]) : []
  const visit = visits[position - 1]
  if (!row || !visit || !isPlanned(visit, unit.now)) return
  const early = row.confirmedAt === null
  if (early && visits.some((other) => isWaiting(other, unit.now))) return
  const placed = await makeVisit(unit, row, visit, { early })
  if ('conflict' in placed) await notifyMissed(unit, row, position)
}

/**
 * Makes the visits of a locked series before a position at once, because the series ends there or the vendor is asked again from
 * there on. One that cannot be made becomes a conflict, which the notification or reply names.
 */
export async function makeVisitsBefore(unit: UnitOfWork, row: SeriesRow, end: number): Promise<void> {
  for (const visit of await findVisits(unit.db, [row.id])) {
    if (visit.position < end && isPlanned(visit, unit.now)) await makeVisit(unit, row, visit, { early: true })
  }
}

async function notifyMissed(unit: UnitOfWork, row: SeriesRow, position: number): Promise<void> {
  const { db, now } = unit
  const visits = await findVisits(db, [row.id])
  const visit = visits[position - 1]!
  const calendar = await readSeriesCalendar(db, row.vendorId, now, { stop: stopOf(row) })
  await unit.publish(visitMissed, {
    ...seriesEvent(row, visits),
    missed: slotOfVisit(visit, row),
    reason: visit.conflict!,
    alternatives: visit.conflict === 'vendor' ? [] : otherTimesFor(row, visit, visits, calendar, now),
  })
}
