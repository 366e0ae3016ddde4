// implements: §2.99
import { daysBetween } from './calendar-date.ts'
import { dublinDate, dublinHour, dublinMinute } from './dublin-time.ts'

/** Formats an instant as 'h:mm A' in Dublin: '3:05 PM'. */
export function formatClock(instant: Date): string {
  const hour = dublinHour(instant)
  const minute = String(dublinMinute(instant)).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Formats the day of a message in Dublin: 'Today', 'Yesterday', otherwise 'D/M/YY' (§2 Messages inbox). */
export function inboxDay(instant: Date, now: Date): string {
  const date = dublinDate(instant)
  const daysAgo = daysBetween(date, dublinDate(now))
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  const year = String(date.year % 100).padStart(2, '0')
  return `${date.day}/${date.month}/${year}`
}

/**
 * Formats the time of a message in Dublin: 'Today at h:mm A', 'Yesterday at h:mm A', otherwise 'D/M/YY at h:mm A' (§2
 * Messages inbox).
 */
export function inboxTime(instant: Date, now: Date): string {
  return `${inboxDay(instant, now)} at ${formatClock(instant)}`
}
