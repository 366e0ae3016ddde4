// implements: §3.7, §9.14
import { type CalendarDate, formatIsoDate, isRealDate, weekday } from './calendar-date.ts'
import { MONTH_NAMES } from './month-names.ts'
import { WEEKDAY_NAMES } from './weekday-names.ts'

const WIRE = /^([1-9]\d?)_([1-9]\d?)_([1-9]\d{3})$/

/** Reads `21_11_2026`: day, month, year, no padding, a real day; anything else is null (T2). */
export function parseSlotDate(text: string): CalendarDate | null {
  const match = WIRE.exec(text)
  if (!match) return null
  const date = { day: Number(match[1]), month: Number(match[2]), year: Number(match[3]) }
  return isRealDate(date) ? date : null
}

/** Writes `21_11_2026` (T2). */
export function formatSlotDate({ year, month, day }: CalendarDate): string {
  return `${day}_${month}_${year}`
}

/** Returns a date of the wire as `YYYY-MM-DD`, which a spreadsheet reads; other texts as they are. */
export function isoOfSlotDate(text: string): string {
  const date = parseSlotDate(text)
  return date ? formatIsoDate(date) : text
}

/** Formats the month of a date as 'Nov'. */
export function formatMonth({ month }: CalendarDate): string {
  return MONTH_NAMES[month - 1]!.slice(0, 3)
}

/** Formats the weekday of a date as 'Sat', as calendars head their days. */
export function formatWeekday(date: CalendarDate): string {
  return WEEKDAY_NAMES[weekday(date)].slice(0, 3)
}

/** Formats a date as '28 Nov 2026' (§2 payment dialog). */
export function formatDay(date: CalendarDate): string {
  return `${date.day} ${formatMonth(date)} ${date.year}`
}

/**
 * Formats a date as 'Sat 28 Nov', as the date strip shows a day; with `today` a day of another year names it, 'Tue 22
 * Jun 2027'.
 */
export function formatWeekdayDay(date: CalendarDate, today?: CalendarDate): string {
  const day = `${formatWeekday(date)} ${date.day} ${formatMonth(date)}`
  return today && today.year !== date.year ? `${day} ${date.year}` : day
}
