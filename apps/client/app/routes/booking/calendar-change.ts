import { instantOf } from '@anseo/domain/dublin-time'
import { parseSlotDate } from '@anseo/domain/slot-date'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { parseWallTime } from '@anseo/domain/wall-time'

/** Returns whether a start of the grid is still in the future (T3). */
export function isAhead(slotDate: string, startTime: string, now: Date): boolean {
  const date = parseSlotDate(slotDate)
  const hour = parseWallTime(startTime)
  return date !== null && hour !== null && instantOf(date, hour) > now
}

/** Returns the days without the starts that have passed since they were loaded. */
export const onlyAhead = (days: readonly DayAvailability[], now: Date): DayAvailability[] =>
  days.map(({ slotDate, free }) => ({ slotDate, free: free.filter((time) => isAhead(slotDate, time, now)) }))

/** Returns the days on which a future start is no longer free, since someone booked it. */
export function daysWithTaken(
  before: readonly DayAvailability[],
  after: readonly DayAvailability[],
  now: Date,
): string[] {
  const freeAfter = new Map(after.map(({ slotDate, free }) => [slotDate, new Set(free)]))
  return onlyAhead(before, now)
    .filter(({ slotDate, free }) => free.some((time) => freeAfter.get(slotDate)?.has(time) === false))
    .map(({ slotDate }) => slotDate)
}
