import { DAY_MS } from './duration.ts'

/** A day of the calendar without a time or a zone; `month` is 1 to 12. */
export interface CalendarDate {
  year: number
  month: number
  day: number
}

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

function dayNumber({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

function fromDayNumber(number: number): CalendarDate {
  const utc = new Date(number * DAY_MS)
  return { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate() }
}

/** Returns the date `days` after `date`; a negative number gives an earlier one. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumber(date) + days)
}

/** Returns the days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Compares two dates: negative, zero or positive, as `Array.prototype.sort` wants it. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return dayNumber(a) - dayNumber(b)
}

/** Returns whether both are the same day. */
export function sameDate(a: CalendarDate, b: CalendarDate): boolean {
  return compareDates(a, b) === 0
}

/** Returns whether the day exists: 29 February only in a leap year, years 1000 to 9999. */
export function isRealDate(date: CalendarDate): boolean {
  const { year, month, day } = date
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1) return false
  const real = fromDayNumber(dayNumber(date))
  return real.month === month && real.day === day
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads `YYYY-MM-DD`, as a date field gives it; null when it is no real day. */
export function parseIsoDate(text: string): CalendarDate | null {
  const match = ISO_DATE.exec(text)
  if (!match) return null
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isRealDate(date) ? date : null
}

/** Formats a date as `YYYY-MM-DD`. */
export function formatIsoDate({ year, month, day }: CalendarDate): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Returns the weekday of a date. */
export function weekday(date: CalendarDate): Weekday {
  // Day 0 of the epoch, 1 January 1970, was a Thursday.
  const index = (((dayNumber(date) + 3) % 7) + 7) % 7
  return WEEKDAYS[index] as Weekday
}
