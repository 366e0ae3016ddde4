import { slotToWire } from '@anseo/domain/slot'
import type { Runtime } from '../../../platform/runtime.ts'
import { stopOf } from '../appointment-row.ts'
import { presentConflict } from './present-conflict.ts'
import { readSeriesCalendar } from './read-series-calendar.ts'
import { findVisits, readSeries, slotOfVisit } from './store.ts'

/**
 * Reads what became of the dates of a series: the appointments that were made, and the conflicts with other times to choose
 * from (C6).
 */
export async function readOutcome({ db, clock }: Pick<Runtime, 'db' | 'clock'>, id: string) {
  const now = clock.now()
  const row = await readSeries(db, id)
  const visits = await findVisits(db, [id])
  const calendar = await readSeriesCalendar(db, row.vendorId, now, { stop: stopOf(row) })
  return {
    appointments: visits.flatMap((visit) =>
      visit.made
        ? [{ _id: visit.made.id, visit: visit.position, ...slotToWire(slotOfVisit(visit, row)) }]
        : [],
    ),
    conflicts: visits.flatMap((visit) => presentConflict(row, visit, visits, calendar, now) ?? []),
  }
}
