import { addDays, daysBetween } from './calendar-date.ts'
import { dublinDate, endOfDublinDay } from './dublin-time.ts'
import { lastValidDay } from './vetting-verdict.ts'

/** The latest end of a check of which at most so many days are left, counted in days of Dublin. */
export const endsWithin = (days: number, now: Date): Date => endOfDublinDay(addDays(dublinDate(now), days))

/** Returns the number of days until the last day of a check's validity, 0 on that day; counted in days of Dublin. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  daysBetween(dublinDate(now), lastValidDay(expiresAt))

/** 'today', 'tomorrow', 'in 14 days', for the end of a sentence about a check that still holds. */
export function daysLeftText(expiresAt: Date, now: Date): string {
  const days = daysLeft(expiresAt, now)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
