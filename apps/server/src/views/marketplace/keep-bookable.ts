import { instantOf } from '@anseo/domain/dublin-time'
import { HOUR_MS } from '@anseo/domain/duration'
import type { FreeStart } from '@anseo/domain/slot-grid'
import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import { findTakenIn } from '../../modules/booking/public.ts'
import { GRID_COLUMNS, TRAVEL_COLUMNS } from '../../modules/catalogue/public.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import type { SearchContext } from './find-free.ts'
import type { WantedSlot } from './free-at.ts'
import { calendarsOf, wantedStarts } from './next-free.ts'

/** More than any buffer plus the longest journey in Ireland: appointments further from a slot cannot affect it. */
const REACH_MS = 24 * HOUR_MS

/**
 * Keeps the vendors that can be booked for one of the slots at the client's place, in their order. For vendors with a base
 * the domain decides, by the same grid as their booking page, since SQL cannot compute travel times (B5).
 */
export async function keepBookable(
  { db, now, at }: SearchContext,
  ids: readonly string[],
  wanted: readonly WantedSlot[],
): Promise<readonly string[]> {
  if (!at || ids.length === 0) return ids
  const first = await firstFreeOf({ db, now, at }, ids, wanted, isNotNull(vendor.base))
  return ids.filter((id) => first.get(id) !== null)
}

/**
 * Returns the first of the slots for which each vendor can be booked at the client's place, by vendor; null for none.
 * @param which the condition on the vendors to consider; the others have no entry.
 */
export async function firstFreeOf(
  { db, now, at }: SearchContext,
  ids: readonly string[],
  wanted: readonly WantedSlot[],
  which?: SQL,
): Promise<ReadonlyMap<string, FreeStart | null>> {
  const owners = await db
    .select({ id: vendor.id, available: vendor.available, ...GRID_COLUMNS, ...TRAVEL_COLUMNS })
    .from(vendor)
    .where(and(sql`${vendor.id} = any(${sql.param(ids)}::uuid[])`, which))
  if (owners.length === 0) return new Map()
  const vendorIds = owners.map(({ id }) => id)
  const taken = await findTakenIn(db, { vendorIds, period: around(wanted), now })
  const calendars = calendarsOf(owners, taken, at)
  return new Map(
    vendorIds.map((id) => {
      const calendar = calendars.get(id)
      return [id, (calendar && wantedStarts(calendar, wanted, now, 1)[0]) ?? null]
    }),
  )
}

/** Returns the period in which another appointment can rule out one of the slots. */
function around(wanted: readonly WantedSlot[]) {
  const starts = wanted.map(({ date, startHour }) => instantOf(date, startHour).getTime())
  const longest = Math.max(...wanted.map(({ hours }) => hours)) * HOUR_MS
  return {
    start: new Date(Math.min(...starts) - REACH_MS),
    end: new Date(Math.max(...starts) + longest + REACH_MS),
  }
}
