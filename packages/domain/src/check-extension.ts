import { addDays, compareDates } from './calendar-date.ts'
import { endsWithin } from './check-reminders.ts'
import { dublinDate, endOfDublinDay } from './dublin-time.ts'
import { CHECK_EXTENSION_DAYS, CHECK_REMINDER_DAYS } from './limits.ts'
import type { CheckVerdict } from './vetting-standing.ts'
import { lastValidDay } from './vetting-verdict.ts'

/**
 * Returns whether an operator may give a passed check more days: once, and only if it expires within 30 days or has
 * expired. Otherwise a document that has ended could keep its vendor listed for ever.
 */
export const mayExtend = (
  { outcome, expiresAt, documentEndsAt }: Omit<CheckVerdict, 'kind' | 'checkedAt'>,
  now: Date,
): boolean =>
  outcome === 'passed' &&
  expiresAt !== null &&
  !documentEndsAt &&
  expiresAt <= endsWithin(CHECK_REMINDER_DAYS[0], now)

/**
 * Returns when a check expires that gets 7 more days: midnight in Dublin after the seventh day from its last one, or
 * from today if it has expired.
 */
export function extendedEnd(expiresAt: Date, now: Date): Date {
  const [lastDay, today] = [lastValidDay(expiresAt), dublinDate(now)]
  const from = compareDates(lastDay, today) < 0 ? today : lastDay
  return endOfDublinDay(addDays(from, CHECK_EXTENSION_DAYS))
}
