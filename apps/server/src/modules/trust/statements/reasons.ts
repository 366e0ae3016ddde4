import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { endOfDublinDay } from '@anseo/domain/dublin-time'
import { FAIR_USE_CLAUSE, type Ground, isPossibleLastDay, latestLastDay } from '@anseo/domain/moderation'
import { invalidField } from '../../../platform/http/refusal.ts'

/** The reasons for a restriction, and when it ends. */
export interface Reasons {
  ground: Ground
  /** The law or the clause of the terms. */
  provision: string
  facts: string
  /** Midnight in Dublin after its last day; null without an end. */
  endsAt: Date | null
}

interface SentReasons {
  ground: Ground
  provision?: string | undefined
  /** `YYYY-MM-DD` in Dublin. */
  lastDay?: string | undefined
}

/**
 * Returns the reasons that an admin sent.
 * @throws Refusal `INVALID_REQUEST` for a last day that has passed or is too far ahead.
 */
export function reasonsOf(
  { ground, provision = FAIR_USE_CLAUSE, lastDay }: SentReasons,
  facts: string,
  now: Date,
): Reasons {
  if (lastDay === undefined) return { ground, provision, facts, endsAt: null }
  const day = parseIsoDate(lastDay)
  if (!day || !isPossibleLastDay(day, now)) {
    throw invalidField('lastDay', `Choose a day from today to ${formatIsoDate(latestLastDay(now))}.`)
  }
  return { ground, provision, facts, endsAt: endOfDublinDay(day) }
}
