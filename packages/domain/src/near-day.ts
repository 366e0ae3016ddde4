import type { CalendarDate } from './calendar-date.ts'
import { daysBetween, weekday } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { formatTime } from './moment-text.ts'
import { MONTH_NAMES } from './month-names.ts'
import { formatWeekdayDay } from './slot-date.ts'
import { WEEKDAY_NAMES } from './weekday-names.ts'

/** Returns 'Today', 'Tomorrow' or 'Yesterday', in Dublin; null for every other day. */
function nearName(date: CalendarDate, now: Date): 'Today' | 'Tomorrow' | 'Yesterday' | null {
  const days = daysBetween(dublinDate(now), date)
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  return days === -1 ? 'Yesterday' : null
}

/** Formats a day as 'Today, Sat 21 Nov', 'Tomorrow, Sun 22 Nov', 'Wed 25 Nov', 'Tue 22 Jun 2027' in another year. */
export function formatNearDay(date: CalendarDate, now: Date): string {
  const name = nearName(date, now)
  return name ? `${name}, ${formatWeekdayDay(date)}` : formatWeekdayDay(date, dublinDate(now))
}

/** Formats a day where room is short: 'Today', 'Tomorrow', 'Wed 25 Nov', 'Tue 22 Jun 2027' in another year. */
export function formatShortDay(date: CalendarDate, now: Date): string {
  return nearName(date, now) ?? formatWeekdayDay(date, dublinDate(now))
}

/** Formats an instant for the end of a sentence: '03:00 PM today', '04:00 PM tomorrow', '06:00 PM on Wed 25 Nov'. */
export function formatNearMoment(instant: Date, now: Date): string {
  const date = dublinDate(instant)
  const name = nearName(date, now)
  return `${formatTime(instant)} ${name ? name.toLowerCase() : `on ${formatWeekdayDay(date, dublinDate(now))}`}`
}

/** Formats a day as a headline: 'Saturday 21 November'. */
export function formatLongDay(date: CalendarDate): string {
  return `${WEEKDAY_NAMES[weekday(date)]} ${date.day} ${MONTH_NAMES[date.month - 1]}`
}

/** Formats a date as '14 March 1991'. */
export function formatFullDate({ day, month, year }: CalendarDate): string {
  return `${day} ${MONTH_NAMES[month - 1]} ${year}`
}
