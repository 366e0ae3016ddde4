import { endsWithin } from '@anseo/domain/check-reminders'
import type { Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { countEnding, type EndingFilter, findEnding } from './ending-store.ts'

/** Counts days as the reminders of vendors do, so that whoever is told of 30 days stands in the list of 30 days. */
const endingWithin = (now: Date, days: number): EndingFilter => ({ after: now, by: endsWithin(days, now) })

/**
 * Returns a page of mandatory checks that expire within `days`, or with 0 those that have expired and keep a vendor
 * unlisted, and their number (growth D5).
 */
export async function listEndingChecks(db: Queryable, now: Date, days: number, place: Place) {
  const filter = days === 0 ? { endedBy: now } : endingWithin(now, days)
  const [rows, { count }] = await Promise.all([findEnding(db, filter, place), countEnding(db, filter)])
  return { rows, total: count }
}

/** Counts the needed checks of listed vendors that expire within some days, and finds when the first does. */
export const countEndingChecks = (db: Queryable, now: Date, days: number) =>
  countEnding(db, endingWithin(now, days))

/** Counts the expired checks that delist a vendor, now or at the next sweep, and finds when the first expired. */
export const countEndedChecks = (db: Queryable, now: Date) => countEnding(db, { endedBy: now })
