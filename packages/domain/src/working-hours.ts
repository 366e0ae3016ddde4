import type { CalendarDate, Weekday } from './calendar-date.ts'
import { WEEKDAYS, weekday } from './calendar-date.ts'
import { CLOSING_HOUR, OPENING_HOUR } from './limits.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'

/** Whole hours of a day in Dublin; the end does not belong to it. */
export interface HourRange {
  startHour: number
  endHour: number
}

export type WeeklyHours = Record<Weekday, HourRange[]>
/** Weekly hours as `GET /api/pro/hours` carries them: `{ mon: [{ start: '09:00 AM', end: '05:00 PM' }] … }`. */
export type WireWeeklyHours = Record<Weekday, { start: string; end: string }[]>

function eachDay<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>
}

/** Every day, the whole grid (S6). */
export const DEFAULT_WEEKLY_HOURS: WeeklyHours = eachDay(() => [
  { startHour: OPENING_HOUR, endHour: CLOSING_HOUR },
])

export type WeeklyHoursProblem = 'OFF_GRID' | 'OVERLAPPING'

function isOnGrid({ startHour, endHour }: HourRange): boolean {
  const whole = Number.isInteger(startHour) && Number.isInteger(endHour)
  return whole && startHour >= OPENING_HOUR && endHour <= CLOSING_HOUR && startHour < endHour
}

function overlapSomewhere(ranges: readonly HourRange[]): boolean {
  const sorted = ranges.toSorted((a, b) => a.startHour - b.startHour)
  return sorted.some(({ startHour }, index) => startHour < (sorted[index - 1]?.endHour ?? OPENING_HOUR))
}

/** Why hours are refused: a range empty or outside 08:00 to 21:00, which they only narrow, or two overlap (S6). */
export function weeklyHoursProblem(hours: WeeklyHours): WeeklyHoursProblem | null {
  const days = WEEKDAYS.map((day) => hours[day])
  if (!days.flat().every(isOnGrid)) return 'OFF_GRID'
  return days.some(overlapSomewhere) ? 'OVERLAPPING' : null
}

/** Returns whether the hour that starts at `hour` on that date is one of work (S6). */
export function isWorkingHour(hours: WeeklyHours, date: CalendarDate, hour: number): boolean {
  return hours[weekday(date)].some(({ startHour, endHour }) => hour >= startHour && hour < endHour)
}

/** Reads the wire form; null when a time is not a full hour of the clock. */
export function weeklyHoursFromWire(wire: WireWeeklyHours): WeeklyHours | null {
  const hours = eachDay((day) =>
    wire[day].map(({ start, end }) => ({
      startHour: parseWallTime(start) ?? Number.NaN,
      endHour: parseWallTime(end) ?? Number.NaN,
    })),
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
