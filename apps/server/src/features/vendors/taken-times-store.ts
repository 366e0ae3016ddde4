import { startOfDublinDay } from '@anseo/domain/dublin-time'
import { HOUR_MS } from '@anseo/domain/slot'
import { and, gt, inArray } from 'drizzle-orm'
import type { Queryable } from '../../infrastructure/database/database.ts'
import { timeOff } from '../../infrastructure/database/schema/vendors.ts'
import { findHeldSlotsOf } from './calendar-store.ts'
import type { TakenTimes } from './next-free.ts'

/** What is taken of the calendars of many vendors from today on, with what reaches into today, in two queries. */
export async function findTakenTimes(
  db: Queryable,
  vendorIds: readonly string[],
  now: Date,
): Promise<TakenTimes> {
  if (vendorIds.length === 0) return { held: [], timeOff: [] }
  // No slot and buffer last a day.
  const from = new Date(startOfDublinDay(now).getTime() - 24 * HOUR_MS)
  const [held, off] = await Promise.all([
    findHeldSlotsOf(db, vendorIds, from, now),
    db
      .select({ vendorId: timeOff.vendorId, start: timeOff.startsAt, end: timeOff.endsAt })
      .from(timeOff)
      .where(and(inArray(timeOff.vendorId, [...vendorIds]), gt(timeOff.endsAt, now))),
  ])
  return { held, timeOff: off }
}
