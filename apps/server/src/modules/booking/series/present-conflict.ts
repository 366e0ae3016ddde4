import { otherTimes } from '@anseo/domain/series'
import { type Slot, slotToWire } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import { type SeriesRow, slotOfVisit, type Visit } from './store.ts'

/** Returns the other visits of a series that have or will have their time. */
export const othersOf = (row: SeriesRow, { position }: Visit, visits: readonly Visit[]): Slot[] =>
  visits
    .filter((other) => other.position !== position && !other.skippedAt && !other.conflict)
    .map((other) => slotOfVisit(other, row))

/** Returns up to three other times for a visit, none of which meets another visit of its series (C6). */
export const otherTimesFor = (
  row: SeriesRow,
  visit: Visit,
  visits: readonly Visit[],
  calendar: VendorCalendar,
  now: Date,
): Slot[] => otherTimes(calendar, slotOfVisit(visit, row), othersOf(row, visit, visits), now)

/** Returns a date for which no visit could be made, with other times; null for any other date. */
export function presentConflict(
  row: SeriesRow,
  visit: Visit,
  visits: readonly Visit[],
  calendar: VendorCalendar,
  now: Date,
) {
  if (!visit.conflict) return null
  return {
    visit: visit.position,
    ...slotToWire(slotOfVisit(visit, row)),
    reason: visit.conflict,
    alternatives: otherTimesFor(row, visit, visits, calendar, now).map(slotToWire),
  }
}
