import { type CalendarDate, compareDates, parseIsoDate } from './calendar-date.ts'
import { dublinDate, endOfDublinDay } from './dublin-time.ts'
import { CHECK_MAX_YEARS } from './limits.ts'
import { type CheckKind, needsEndDay } from './vetting-checks.ts'

/** A verdict as the operator enters it. */
export interface TypedVerdict {
  kind: CheckKind
  outcome: 'passed' | 'failed'
  reason?: string | undefined
  /** The last day on which the check is valid, `YYYY-MM-DD`. */
  lastDay?: string | undefined
}

export interface VerdictProblem {
  field: 'reason' | 'lastDay'
  text: string
}

/**
 * Returns why a verdict is refused, or null. A failed check needs a reason; a passed one whose document expires needs
 * an expiry date in the next ten years.
 */
export function verdictProblem(
  { kind, outcome, reason, lastDay }: TypedVerdict,
  now: Date,
): VerdictProblem | null {
  if (outcome === 'failed') {
    return reason ? null : { field: 'reason', text: 'Say what the vendor needs to change.' }
  }
  if (!lastDay) {
    return needsEndDay(kind) ? { field: 'lastDay', text: 'Enter the expiry date.' } : null
  }
  const text = endDayProblem(lastDay, now)
  return text === null ? null : { field: 'lastDay', text }
}

function endDayProblem(lastDay: string, now: Date): string | null {
  const date = parseIsoDate(lastDay)
  if (!date) return 'Enter a real date.'
  const today = dublinDate(now)
  if (compareDates(date, today) < 0) return 'This date has passed.'
  const farthest = { ...today, year: today.year + CHECK_MAX_YEARS }
  return compareDates(date, farthest) > 0 ? `Enter a date in the next ${CHECK_MAX_YEARS} years.` : null
}

/** Returns the instant at which a check expires that is valid to the end of that day, midnight in Dublin. */
export const endOfValidity = (lastDay: CalendarDate): Date => endOfDublinDay(lastDay)

/** Returns the last day on which a check is valid that expires at that instant. */
export const lastValidDay = (expiresAt: Date): CalendarDate => dublinDate(new Date(expiresAt.getTime() - 1))
