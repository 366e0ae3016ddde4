import type { QueryOf } from '@anseo/contract/call'
import type { listVendors } from '@anseo/contract/vendors'
import type { SQL } from 'drizzle-orm'
import { daysOfNamedTime, type WantedDays } from '@anseo/domain/named-times'
import { MAX_COUNTED_VENDORS } from '@anseo/domain/limits'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { parseWallTime } from '@anseo/domain/wall-time'
import { invalidField } from '../../platform/http/refusal.ts'
import { findFree, type SearchContext } from './find-free.ts'
import { findNearestFree, findNearestPage, type NearFilter } from './find-nearest.ts'
import { findSoonest, findSoonestOf } from './find-soonest.ts'
import { startsOn, type WantedSlot } from './free-at.ts'
import type { VendorFilter } from './listing-filter.ts'
import { findFirstIds, findInOrder } from './search-store.ts'
import type { ListedVendor } from '../../modules/catalogue/public.ts'

type Query = QueryOf<typeof listVendors>
interface Page {
  offset: number
  limit: number
}

/** A page of vendors, and how many there are: exactly `total`, or with `more` at least that. */
export interface FoundVendors {
  rows: ListedVendor[]
  total: number
  more?: true
}

/** The conditions of a search. */
interface VendorSearch {
  filter: VendorFilter
  wanted: WantedSlot[] | null
  sort: NonNullable<Query['sort']>
}

/**
 * Returns the wanted slots: at one time, at any time of a day, or at the times of `when`; null without any.
 * @throws Refusal `INVALID_REQUEST` for a time without a day, and for a day with `when`.
 */
export function wantedSlots({ day, time, when, hours = 1 }: Query, now: Date): WantedSlot[] | null {
  const date = day === undefined ? null : parseSlotDate(day)
  const startHour = time === undefined ? null : parseWallTime(time)
  if (when !== undefined && date) throw invalidField('when', 'Leave out the day.')
  if (!date) {
    if (startHour === null)
      return when === undefined ? null : startsWithin(daysOfNamedTime(when, now), hours, now)
    throw invalidField('day', 'Choose a day as well.')
  }
  return startHour === null ? startsOn(date, hours, now) : [{ date, startHour, hours }]
}

const startsWithin = ({ dates, fromHour }: WantedDays, hours: number, now: Date): WantedSlot[] =>
  dates.flatMap((date) => startsOn(date, hours, now)).filter(({ startHour }) => startHour >= fromHour)

/**
 * Finds a page of vendors that are free, nearest, or free soonest. Except by distance alone, at most 1,000 are found;
 * `more` is set if there are more.
 */
export async function searchVendors(
  context: SearchContext,
  search: VendorSearch,
  { offset, limit }: Page,
): Promise<FoundVendors> {
  const { db } = context
  const { filter, wanted, sort } = search
  if (!wanted && sort === 'distance') {
    const { ids, total } = await findNearestPage(context, filter as NearFilter, { offset, limit })
    return { rows: await findInOrder(db, ids), total }
  }
  const ids = await findIds(context, search)
  const counted = ids.slice(0, MAX_COUNTED_VENDORS)
  return {
    rows: await findInOrder(db, counted.slice(offset, offset + limit)),
    total: counted.length,
    ...(ids.length > counted.length && { more: true }),
  }
}

function findIds(context: SearchContext, { filter, wanted, sort }: VendorSearch): Promise<string[]> {
  const { db, now } = context
  if (sort === 'next') return wanted ? findSoonestOf(context, filter, wanted) : findSoonest(context, filter)
  const slots = wanted ?? []
  if (sort === 'distance') return findNearestFree(context, filter as NearFilter, slots)
  const find = (where: SQL, limit: number) => findFirstIds(db, now, { filter, where, sort, limit })
  return findFree(context, slots, { find, limit: MAX_COUNTED_VENDORS + 1 })
}
