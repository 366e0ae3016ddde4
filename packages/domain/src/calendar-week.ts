import { addDays, type CalendarDate, sameDate, weekday, WEEKDAYS } from './calendar-date.ts'
import { formatMonth } from './slot-date.ts'

/** Returns the seven days of the week of a date, Monday first. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const monday = addDays(date, -WEEKDAYS.indexOf(weekday(date)))
  return WEEKDAYS.map((_, index) => addDays(monday, index))
}

/** Returns the week on which a calendar opens: the current one, or on a Sunday the next one. */
export const weekToOpen = (today: CalendarDate): CalendarDate[] =>
  weekOf(weekday(today) === 'sun' ? addDays(today, 1) : today)

/** Formats a range of days: '16–22 Nov', '30 Nov–6 Dec', '28 Dec 2026–3 Jan 2027'; a single day as '21 Nov'. */
export function formatSpan(from: CalendarDate, to: CalendarDate): string {
  const last = `${to.day} ${formatMonth(to)}`
  if (sameDate(from, to)) return last
  if (from.year !== to.year) return `${from.day} ${formatMonth(from)} ${from.year}–${last} ${to.year}`
  return from.month === to.month ? `${from.day}–${last}` : `${from.day} ${formatMonth(from)}–${last}`
}
