import { startOfDublinDay } from '@anseo/domain/dublin-time'
import { HOUR_MS } from '@anseo/domain/duration'
import type { Queryable } from '../../platform/database/database.ts'
import { findTaken, type TakenTimes } from '../../modules/booking/public.ts'

/** Finds the occupied hours of many vendors from today on, including those that reach into today, in one query. */
export async function findTakenTimes(
  db: Queryable,
  vendorIds: readonly string[],
  now: Date,
): Promise<TakenTimes> {
  if (vendorIds.length === 0) return { held: [], timeOff: [] }
  // No slot with its buffer lasts longer than a day.
  const from = new Date(startOfDublinDay(now).getTime() - 24 * HOUR_MS)
  return findTaken(db, { vendorIds, from, now })
}
