import type { Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { countEnding, type EndingFilter, findEnding } from './ending-store.ts'

const DAY_MS = 86_400_000

const endingWithin = (now: Date, days: number): EndingFilter => ({
  after: now,
  by: new Date(now.getTime() + days * DAY_MS),
})

/**
 * A page of the needed checks that end within some days, or that have ended where `days` is 0 and keep a vendor off the
 * list, and how many there are (growth D5).
 */
export async function listEndingChecks(db: Queryable, now: Date, days: number, place: Place) {
  const filter = days === 0 ? { endedBy: now } : endingWithin(now, days)
  const [rows, { count }] = await Promise.all([findEnding(db, filter, place), countEnding(db, filter)])
  return { rows, total: count }
}

/** How many needed checks of listed vendors end within some days, and when the first does. */
export const countEndingChecks = (db: Queryable, now: Date, days: number) =>
  countEnding(db, endingWithin(now, days))

/** How many have ended and keep, or will at once keep, a vendor off the list, and when the first did. */
export const countEndedChecks = (db: Queryable, now: Date) => countEnding(db, { endedBy: now })
