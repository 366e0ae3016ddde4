import { addDays, daysBetween } from './calendar-date.ts'
import { dublinDate, endOfDublinDay } from './dublin-time.ts'
import { CHECK_REMINDER_DAYS, CHECK_REMINDER_PAUSE_HOURS } from './limits.ts'
import { lastValidDay } from './vetting-verdict.ts'

/** Returns the latest expiry of a check with at most that many Dublin days left. */
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

/** Returns whether an operator may remind a vendor now: of what expires within 30 days or has expired, once a day. */
export const mayRemind = (
  { expiresAt, warnedAt }: { expiresAt: Date | null; warnedAt: Date | null },
  now: Date,
): boolean =>
  expiresAt !== null &&
  expiresAt <= endsWithin(CHECK_REMINDER_DAYS[0], now) &&
  (warnedAt === null || now.getTime() - warnedAt.getTime() >= CHECK_REMINDER_PAUSE_HOURS * 3_600_000)
