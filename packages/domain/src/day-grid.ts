import { addDays, type CalendarDate, sameDate } from './calendar-date.ts'
import { clockHours, dublinDate, instantOf } from './dublin-time.ts'
import { CLOSING_HOUR, OPENING_HOUR } from './limits.ts'
import type { Slot } from './slot.ts'
import { overlaps } from './slot.ts'
import { type HourRange, isWorkingHour, type WeeklyHours } from './working-hours.ts'

/** The hours of the grid, 8 to 20, each by its start. */
export const GRID_HOURS: readonly number[] = Array.from(
  { length: CLOSING_HOUR - OPENING_HOUR },
  (_, index) => OPENING_HOUR + index,
)

/** Returns the part of a slot that falls into the grid of a day, by the clock in Dublin; null when none does. */
export function withinGrid({ start, end }: Slot, date: CalendarDate): HourRange | null {
  const midnight = instantOf(date, 0)
  const nextMidnight = instantOf(addDays(date, 1), 0)
  if (!overlaps({ start, end }, { start: midnight, end: nextMidnight })) return null
  const startHour = start <= midnight ? OPENING_HOUR : Math.max(clockHours(start), OPENING_HOUR)
  const endHour = end >= nextMidnight ? CLOSING_HOUR : Math.min(clockHours(end), CLOSING_HOUR)
  return startHour < endHour ? { startHour, endHour } : null
}

/** Returns the hours of a day in which the vendor does not work, as ranges (S6). */
export function closedHours(hours: WeeklyHours, date: CalendarDate): HourRange[] {
  const closed: HourRange[] = []
  for (const hour of GRID_HOURS) {
    if (isWorkingHour(hours, date, hour)) continue
    const last = closed.at(-1)
    if (last?.endHour === hour) last.endHour = hour + 1
    else closed.push({ startHour: hour, endHour: hour + 1 })
  }
  return closed
}

/** The column of an entry, and the number of columns next to each other. */
export interface Lane {
  lane: number
  lanes: number
}

/** Assigns columns to entries, sorted by start, so that overlapping ones are next to each other. */
export function lanesOf(ranges: readonly HourRange[]): Lane[] {
  return knotsOf(ranges).flatMap((knot) => {
    const ends: number[] = []
    const lanes = knot.map(({ startHour, endHour }) => {
      const free = ends.findIndex((end) => end <= startHour)
      const lane = free === -1 ? ends.length : free
      ends[lane] = endHour
      return lane
    })
    return lanes.map((lane) => ({ lane, lanes: ends.length }))
  })
}

/** Splits ranges wherever one starts when all before it have ended. */
function knotsOf(ranges: readonly HourRange[]): HourRange[][] {
  const knots: HourRange[][] = []
  let end = -Infinity
  for (const range of ranges) {
    if (range.startHour >= end) knots.push([])
    knots.at(-1)?.push(range)
    end = Math.max(end, range.endHour)
  }
  return knots
}

/** Returns whether a day is today in Dublin. */
export const isToday = (date: CalendarDate, now: Date): boolean => sameDate(date, dublinDate(now))
