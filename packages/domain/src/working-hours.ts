import type { CalendarDate, Weekday } from './calendar-date.ts'
import { WEEKDAYS, weekday } from './calendar-date.ts'
import { CLOSING_HOUR, OPENING_HOUR } from './limits.ts'
import type { Problem } from './problem.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'

/** Whole hours of a day in Dublin; the end does not belong to it. */
export interface HourRange {
  startHour: number
  endHour: number
}

export type WeeklyHours = Record<Weekday, HourRange[]>
/** As `GET /api/pro/hours` carries them: `{ mon: [{ start: '09:00 AM', end: '05:00 PM' }] … }`. */
export type WireWeeklyHours = Record<Weekday, { start: string; end: string }[]>

function eachDay<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>
}

/** Every day, the whole grid (S6). */
export const DEFAULT_WEEKLY_HOURS: WeeklyHours = eachDay(() => [
  { startHour: OPENING_HOUR, endHour: CLOSING_HOUR },
])

/** `HOURS_INVALID` when a range leaves the grid, is empty or overlaps another; hours only narrow it (S6). */
export function weeklyHoursProblem(hours: WeeklyHours): Problem | null {
  const valid = WEEKDAYS.every((day) => {
    const ranges = hours[day].toSorted((a, b) => a.startHour - b.startHour)
    return ranges.every(({ startHour, endHour }, index) => {
      const before = ranges[index - 1]
      return (
        Number.isInteger(startHour) &&
        Number.isInteger(endHour) &&
        startHour >= (before?.endHour ?? OPENING_HOUR) &&
        endHour > startHour &&
        endHour <= CLOSING_HOUR
      )
    })
  })
  return valid ? null : { code: 'HOURS_INVALID' }
}

/** Whether the hour that starts at `hour` on that date is one of work (S6). */
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

export function weeklyHoursToWire(hours: WeeklyHours): WireWeeklyHours {
  return eachDay((day) =>
    hours[day].map(({ startHour, endHour }) => ({
      start: formatWallTime(startHour),
      end: formatWallTime(endHour),
    })),
  )
}
