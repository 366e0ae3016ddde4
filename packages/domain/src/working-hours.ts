import type { CalendarDate, Weekday } from './calendar-date.ts'
import { WEEKDAYS, weekday } from './calendar-date.ts'
import { instantOf } from './dublin-time.ts'
import { CLOSING_HOUR, EARLIEST_HOUR, LATEST_HOUR, OPENING_HOUR } from './limits.ts'
import type { Slot } from './slot.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'

/**
 * Hours of a day in Dublin in quarters, such as 9.25 for 09:15; the end does not belong to it. Beyond 24 they are those
 * of the next day (B2).
 */
export interface HourRange {
  startHour: number
  endHour: number
}

export type WeeklyHours = Record<Weekday, HourRange[]>
/** Weekly hours as `GET /api/pro/hours` carries them: `{ mon: [{ start: '09:00 AM', end: '05:00 PM' }] … }`. */
export type WireWeeklyHours = Record<Weekday, { start: string; end: string }[]>

/** Builds a week from the same function of each of its days. */
export function eachDay<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>
}

/** Every day, the whole grid (S6). */
export const DEFAULT_WEEKLY_HOURS: WeeklyHours = /* @__PURE__ */ eachDay(() => [
  { startHour: OPENING_HOUR, endHour: CLOSING_HOUR },
])

export type WeeklyHoursProblem = 'OFF_GRID' | 'OVERLAPPING'

function isOnGrid({ startHour, endHour }: HourRange): boolean {
  const inQuarters = Number.isInteger(startHour * 4) && Number.isInteger(endHour * 4)
  return inQuarters && startHour >= EARLIEST_HOUR && endHour <= LATEST_HOUR && startHour < endHour
}

function overlapSomewhere(ranges: readonly HourRange[]): boolean {
  const sorted = ranges.toSorted((a, b) => a.startHour - b.startHour)
  return sorted.some(({ startHour }, index) => startHour < (sorted[index - 1]?.endHour ?? 0))
}

/** Returns why hours are refused: a range empty, or outside 06:00 to 04:00 of the next day, or two overlap (S6, B2). */
export function weeklyHoursProblem(hours: WeeklyHours): WeeklyHoursProblem | null {
  const days = WEEKDAYS.map((day) => hours[day])
  if (!days.flat().every(isOnGrid)) return 'OFF_GRID'
  return days.some(overlapSomewhere) ? 'OVERLAPPING' : null
}

/**
 * Returns whether `hour` lies in the vendor's hours of that date; hours from 24 on are after midnight and belong to the day
 * on which the work began (S6).
 */
export function isWorkingHour(hours: WeeklyHours, date: CalendarDate, hour: number): boolean {
  return hours[weekday(date)].some(({ startHour, endHour }) => hour >= startHour && hour < endHour)
}

/** Returns the times of work that begin on a date, as instants: an evening may end on the next day (B2). */
export const workingTimes = (hours: WeeklyHours, date: CalendarDate): Slot[] =>
  hours[weekday(date)].map(({ startHour, endHour }) => ({
    start: instantOf(date, startHour),
    end: instantOf(date, endHour),
  }))

/** Returns the hours between which a vendor's days lie: those of the grid, or wider where its weekly hours are (S1, B2). */
export function dayBounds(hours: WeeklyHours): HourRange {
  const ranges = WEEKDAYS.flatMap((day) => hours[day])
  return {
    startHour: Math.min(OPENING_HOUR, ...ranges.map(({ startHour }) => startHour)),
    endHour: Math.max(CLOSING_HOUR, ...ranges.map(({ endHour }) => endHour)),
  }
}

/** Reads the wire form; null when a time is not on the quarter hour. An end not later than its start is the next day's (B2). */
export function weeklyHoursFromWire(wire: WireWeeklyHours): WeeklyHours | null {
  const hours = eachDay((day) =>
    wire[day].map(({ start, end }) => {
      const startHour = parseWallTime(start) ?? Number.NaN
      const endHour = parseWallTime(end) ?? Number.NaN
      return { startHour, endHour: endHour <= startHour ? endHour + 24 : endHour }
    }),
  )
  const readable = WEEKDAYS.every((day) =>
    hours[day].every((range) => !Number.isNaN(range.startHour + range.endHour)),
  )
  return readable ? hours : null
}

/** Returns weekly hours in the API's form. */
export function weeklyHoursToWire(hours: WeeklyHours): WireWeeklyHours {
  return eachDay((day) =>
    hours[day].map(({ startHour, endHour }) => ({
      start: formatWallTime(startHour),
      end: formatWallTime(endHour),
    })),
  )
}
