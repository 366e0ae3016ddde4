import { bookingWindow } from '@anseo/domain/booking-window'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { MAX_HOURS, MIN_HOURS } from '@anseo/domain/limits'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { formatSlotDate, parseSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import type { HourRange } from '@anseo/domain/working-hours'

const HOURS_A_DAY = 24

// The time that a client asked for is offered too, even where the rules have changed since: a select shows its first option for a
// value that it does not have.

/** Returns the latest end of a booking by the hours of its date; the night after an evening belongs to the day before (B2). */
const latestEnd = (startHour: number, { endHour }: HourRange): number =>
  startHour < endHour - HOURS_A_DAY ? endHour - HOURS_A_DAY : endHour

/** Returns the days that a quote may name: those on which the vendor takes bookings (B1), and the chosen one. */
export function quoteDays(now: Date, horizonDays: number, chosen: string): CalendarDate[] {
  const days = bookingWindow(now, horizonDays)
  const date = parseSlotDate(chosen)
  return date && !days.some((day) => formatSlotDate(day) === chosen) ? [...days, date] : days
}

/**
 * Returns the starts that a quote of that length in hours may name: the vendor's steps within its days (B1, B2), and the
 * chosen one. Wall times, ascending.
 */
export function quoteStarts(
  { stepMinutes, ...bounds }: HourRange & { stepMinutes: number },
  hours: number,
  chosen?: string,
): string[] {
  const step = stepMinutes / MINUTES_AN_HOUR
  const { startHour, endHour } = bounds
  const steps = Array.from({ length: HOURS_A_DAY / step }, (_, index) => index * step)
  const starts = steps.filter(
    (hour) => (hour >= startHour || hour < endHour - HOURS_A_DAY) && hour + hours <= latestEnd(hour, bounds),
  )
  const hour = chosen === undefined ? null : parseWallTime(chosen)
  return (hour === null || starts.includes(hour) ? starts : [...starts, hour].toSorted((a, b) => a - b)).map(
    formatWallTime,
  )
}

/** Returns the lengths in hours that a quote may have: whole hours, and the chosen one. */
export function quoteLengths(chosen: number): number[] {
  const whole = Array.from({ length: MAX_HOURS - MIN_HOURS + 1 }, (_, index) => MIN_HOURS + index)
  return whole.includes(chosen) ? whole : [...whole, chosen].toSorted((a, b) => a - b)
}
