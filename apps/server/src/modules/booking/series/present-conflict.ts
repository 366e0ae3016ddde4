import { otherTimes } from '@anseo/domain/series'
import { type Slot, slotToWire } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import { type SeriesRow, slotOfVisit, type Visit } from './store.ts'

/** Returns the slots of a series' other visits, made or to be made. */
export const othersOf = (row: SeriesRow, { position }: Visit, visits: readonly Visit[]): Slot[] =>
  visits
    .filter((other) => other.position !== position && !other.skippedAt && !other.conflict)
    .map((other) => slotOfVisit(other, row))

/** Returns up to three other times for a visit, none of which overlaps another visit of its series (C6). */
export const otherTimesFor = (
  row: SeriesRow,
  visit: Visit,
  visits: readonly Visit[],
  calendar: VendorCalendar,
  now: Date,
): Slot[] => otherTimes(calendar, slotOfVisit(visit, row), othersOf(row, visit, visits), now)

/** Returns a visit that could not be made, with the reason and other times; null for any other visit. */
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
