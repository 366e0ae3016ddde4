import { addDays, type CalendarDate, compareDates, formatIsoDate, parseIsoDate } from './calendar-date.ts'
import { dublinDate, endOfDublinDay } from './dublin-time.ts'
import { CHECK_MAX_YEARS, GARDA_RENEWAL_YEARS } from './limits.ts'
import { type CheckKind, needsEndDay } from './vetting-checks.ts'

/** A verdict as the operator enters it. */
export interface TypedVerdict {
  kind: CheckKind
  outcome: 'passed' | 'failed'
  reason?: string | undefined
  /** The last day on which the check is valid, `YYYY-MM-DD`. */
  lastDay?: string | undefined
  /** The organisation that had the person Garda vetted, and the day, `YYYY-MM-DD` (D10). */
  organisation?: string | undefined
  vettedOn?: string | undefined
}

export interface VerdictProblem {
  field: 'reason' | 'lastDay' | 'organisation' | 'vettedOn'
  text: string
}

/**
 * Returns why a verdict is refused, or null. A failed check needs a reason; a passed one whose document expires needs
 * an expiry date in the next ten years. Garda vetting needs its organisation and day, and is renewed within three years.
 */
export function verdictProblem(verdict: TypedVerdict, now: Date): VerdictProblem | null {
  const { kind, outcome, reason, lastDay } = verdict
  if (outcome === 'failed') {
    return reason ? null : { field: 'reason', text: 'Say what the vendor needs to change.' }
  }
  if (kind === 'garda-vetting') return gardaProblem(verdict, now)
  if (!lastDay) {
    return needsEndDay(kind) ? { field: 'lastDay', text: 'Enter the expiry date.' } : null
  }
  const text = endDayProblem(lastDay, now)
  return text === null ? null : { field: 'lastDay', text }
}

function gardaProblem({ organisation, vettedOn, lastDay }: TypedVerdict, now: Date): VerdictProblem | null {
  if (!organisation)
    return { field: 'organisation', text: 'Enter the organisation that had the person vetted.' }
  const onDay = vettedDayProblem(vettedOn, now)
  if (onDay !== null) return { field: 'vettedOn', text: onDay }
  const renewal = renewalDay(parseIsoDate(vettedOn!)!)
  const endDay = lastDay ?? formatIsoDate(renewal)
  const text = endDayProblem(endDay, now)
  if (text !== null) return lastDay ? { field: 'lastDay', text } : { field: 'vettedOn', text: TOO_LONG_AGO }
  return compareDates(parseIsoDate(endDay)!, renewal) > 0
    ? { field: 'lastDay', text: `Enter a date within ${GARDA_RENEWAL_YEARS} years of the vetting.` }
    : null
}

const TOO_LONG_AGO = `This was more than ${GARDA_RENEWAL_YEARS} years ago. The person has to be vetted again.`

/** Returns why a day on which somebody was vetted is refused, or null; `vettedOn` is `YYYY-MM-DD`. */
export function vettedDayProblem(vettedOn: string | undefined, now: Date): string | null {
  if (!vettedOn) return 'Enter the day of the vetting.'
  const date = parseIsoDate(vettedOn)
  if (!date) return 'Enter a real date.'
  return compareDates(date, dublinDate(now)) > 0 ? 'This date is in the future.' : null
}

/** Returns the last day on which a vetting counts: no period is prescribed by law, so our policy is three years. */
export const renewalDay = (vettedOn: CalendarDate): CalendarDate =>
  addDays({ ...vettedOn, year: vettedOn.year + GARDA_RENEWAL_YEARS }, 0)

function endDayProblem(lastDay: string, now: Date): string | null {
  const date = parseIsoDate(lastDay)
  if (!date) return 'Enter a real date.'
  const today = dublinDate(now)
  if (compareDates(date, today) < 0) return 'This date has passed.'
  const farthest = { ...today, year: today.year + CHECK_MAX_YEARS }
  return compareDates(date, farthest) > 0 ? `Enter a date in the next ${CHECK_MAX_YEARS} years.` : null
}

/** Returns the last day of a pass that `verdictProblem` accepts; null if it does not end. */
export function lastDayOf({ kind, lastDay, vettedOn }: TypedVerdict): CalendarDate | null {
  if (lastDay) return parseIsoDate(lastDay)
  const vetted = kind === 'garda-vetting' && vettedOn ? parseIsoDate(vettedOn) : null
  return vetted && renewalDay(vetted)
}

/** Returns the instant at which a check expires that is valid to the end of that day, midnight in Dublin. */
export const endOfValidity = (lastDay: CalendarDate): Date => endOfDublinDay(lastDay)

/** Returns the last day on which a check is valid that expires at that instant. */
export const lastValidDay = (expiresAt: Date): CalendarDate => dublinDate(new Date(expiresAt.getTime() - 1))
