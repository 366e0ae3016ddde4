import { addDays, type CalendarDate, sameDate, weekday, WEEKDAYS } from './calendar-date.ts'
import { formatMonth } from './slot-date.ts'

/** The seven days of the week that holds a date, Monday first. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const monday = addDays(date, -WEEKDAYS.indexOf(weekday(date)))
  return WEEKDAYS.map((_, index) => addDays(monday, index))
}

/** The week that a calendar opens on: that of today; on its last day, a Sunday, the one that is about to begin. */
export const weekToOpen = (today: CalendarDate): CalendarDate[] =>
  weekOf(weekday(today) === 'sun' ? addDays(today, 1) : today)

/** '16–22 Nov', '30 Nov–6 Dec', '28 Dec 2026–3 Jan 2027', one day alone '21 Nov'. */
export function formatSpan(from: CalendarDate, to: CalendarDate): string {
  const last = `${to.day} ${formatMonth(to)}`
  if (sameDate(from, to)) return last
  if (from.year !== to.year) return `${from.day} ${formatMonth(from)} ${from.year}–${last} ${to.year}`
  return from.month === to.month ? `${from.day}–${last}` : `${from.day} ${formatMonth(from)}–${last}`
}
