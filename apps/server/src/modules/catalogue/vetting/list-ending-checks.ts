import { endsWithin } from '@anseo/domain/check-reminders'
import type { Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { countEnding, type EndingChoice, type EndingFilter, findEnding } from './ending-store.ts'

/** Counts days as the reminders do, so that a vendor reminded 30 days before is also in the 30-day list. */
const endingWithin = (now: Date, days: number): EndingFilter => ({ after: now, by: endsWithin(days, now) })

const endingOrEnded = (now: Date, days: number): EndingFilter =>
  days === 0 ? { endedBy: now } : endingWithin(now, days)

/**
 * Returns some of the mandatory checks that expire within `days`, or with 0 some of those that have expired and keep a
 * vendor off the list (growth D5).
 */
export const listEndingChecks = (
  db: Queryable,
  now: Date,
  { days, ...choice }: EndingChoice & { days: number },
  place: Place,
) => findEnding(db, endingOrEnded(now, days), choice, place)

/** Counts all checks of such a list, and finds when the first of them expires. */
export const countEndingChecks = (db: Queryable, now: Date, days: number) =>
  countEnding(db, endingOrEnded(now, days))

/** Counts the expired checks that delist a vendor, now or at the next sweep, and finds when the first expired. */
export const countEndedChecks = (db: Queryable, now: Date) => countEnding(db, { endedBy: now })
