import { addDays, type CalendarDate, daysBetween, sameDate, weekday } from './calendar-date.ts'
import { clockHours, dublinDate, instantOf } from './dublin-time.ts'
import { CLOSING_HOUR, LATEST_HOUR, OPENING_HOUR } from './limits.ts'
import type { Slot } from './slot.ts'
import { overlaps, slotHours } from './slot.ts'
import { dayBounds, type HourRange, type WeeklyHours } from './working-hours.ts'

/** The hours of the specified grid, 08:00 to 21:00. */
const DEFAULT_BOUNDS: HourRange = { startHour: OPENING_HOUR, endHour: CLOSING_HOUR }

/** Returns whether an hour of the clock ends the evening before, in whose column a grid shows it. */
const isOfNight = (clock: number): boolean => clock < LATEST_HOUR - 24

/** Returns the date in whose column a grid shows what starts then: the night after an evening belongs to its date. */
export function columnDate(start: Date): CalendarDate {
  const date = dublinDate(start)
  return isOfNight(clockHours(start)) ? addDays(date, -1) : date
}

/**
 * Returns the full hours between which a vendor's days lie: those of the grid, or wider where it works longer (B2) or
 * has an appointment outside its hours (B7), of which the hours before 04:00 end the evening before.
 */
export function gridBounds(hours: WeeklyHours, appointments: readonly Slot[] = []): HourRange {
  const bounds = dayBounds(hours)
  const starts = appointments.map(({ start }) => {
    const clock = clockHours(start)
    return isOfNight(clock) ? clock + 24 : clock
  })
  const ends = appointments.map((slot, index) => starts[index]! + slotHours(slot))
  return {
    startHour: Math.floor(Math.min(bounds.startHour, ...starts)),
    endHour: Math.ceil(Math.max(bounds.endHour, ...ends)),
  }
}

/** Returns the hours of a grid, by default 8 to 20, each by its start. */
export const gridHours = ({ startHour, endHour }: HourRange = DEFAULT_BOUNDS): number[] =>
  Array.from({ length: endHour - startHour }, (_, index) => startHour + index)

/**
 * Returns the part of a slot that falls into the grid of a day, by the clock in Dublin; null when none does. Hours from 24
 * on are those of the next date, which end an evening.
 */
export function withinGrid(
  { start, end }: Slot,
  date: CalendarDate,
  bounds: HourRange = DEFAULT_BOUNDS,
): HourRange | null {
  const grid = { start: instantOf(date, bounds.startHour), end: instantOf(date, bounds.endHour) }
  if (!overlaps({ start, end }, grid)) return null
  const hoursOn = (instant: Date) => clockHours(instant) + 24 * daysBetween(date, dublinDate(instant))
  return {
    startHour: start <= grid.start ? bounds.startHour : hoursOn(start),
    endHour: end >= grid.end ? bounds.endHour : hoursOn(end),
  }
}

/** Returns the hours of a day in which the vendor does not work, as ranges (S6). */
export function closedHours(
  hours: WeeklyHours,
  date: CalendarDate,
  bounds: HourRange = DEFAULT_BOUNDS,
): HourRange[] {
  const closed: HourRange[] = []
  let startHour = bounds.startHour
  for (const work of hours[weekday(date)].toSorted((a, b) => a.startHour - b.startHour)) {
    if (work.startHour > startHour) closed.push({ startHour, endHour: work.startHour })
    startHour = Math.max(startHour, work.endHour)
  }
  return startHour < bounds.endHour ? [...closed, { startHour, endHour: bounds.endHour }] : closed
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
