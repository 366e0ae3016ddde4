import { addDays, daysBetween } from './calendar-date.ts'
import { dublinDate, endOfDublinDay } from './dublin-time.ts'
import { CHECK_REMINDER_DAYS, CHECK_REMINDER_PAUSE_HOURS } from './limits.ts'
import { lastValidDay } from './vetting-verdict.ts'

/** Returns the latest expiry of a check with at most `days` Dublin days left. */
export const endsWithin = (days: number, now: Date): Date => endOfDublinDay(addDays(dublinDate(now), days))

/** Returns the number of days until the last day of a check's validity, 0 on that day; counted in days of Dublin. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  daysBetween(dublinDate(now), lastValidDay(expiresAt))

/** Returns 'today', 'tomorrow' or 'in 14 days', to end a sentence about a check that has not expired. */
export function daysLeftText(expiresAt: Date, now: Date): string {
  const days = daysLeft(expiresAt, now)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/**
 * Returns why an operator may not remind a vendor of a check now, as a sentence, or null if they may: of what expires
 * within 30 days or has expired, once a day.
 */
export function reminderProblem(
  { expiresAt, warnedAt }: { expiresAt: Date | null; warnedAt: Date | null },
  now: Date,
): string | null {
  if (expiresAt === null || expiresAt > endsWithin(CHECK_REMINDER_DAYS[0], now))
    return `This document doesn't expire in the next ${CHECK_REMINDER_DAYS[0]} days.`
  const sinceMs = warnedAt === null ? Infinity : now.getTime() - warnedAt.getTime()
  return sinceMs < CHECK_REMINDER_PAUSE_HOURS * 3_600_000
    ? `We've told this vendor in the last ${CHECK_REMINDER_PAUSE_HOURS} hours.`
    : null
}
