import type { QueryOf } from '@anseo/contract/call'
import type { listVendors } from '@anseo/contract/vendors'
import { MAX_COUNTED_VENDORS } from '@anseo/domain/limits'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { parseWallTime } from '@anseo/domain/wall-time'
import { invalidField } from '../../platform/http/refusal.ts'
import type { Database } from '../../platform/database/database.ts'
import { findNearestIds, findNearestPage, type NearFilter } from './find-nearest.ts'
import { findSoonest, findSoonestOf } from './find-soonest.ts'
import { isFreeAtOne, startsOn, type WantedSlot } from './free-at.ts'
import type { VendorFilter } from './listing-filter.ts'
import { findFirstIds, findInOrder } from './search-store.ts'
import type { ListedVendor } from '../../modules/catalogue/public.ts'

type Query = QueryOf<typeof listVendors>
interface Reader {
  db: Database
  now: Date
}
interface Page {
  offset: number
  limit: number
}

/** A page of vendors, and how many there are; `more` when at least that many. */
export interface FoundVendors {
  rows: ListedVendor[]
  total: number
  more?: true
}

/** The conditions of a search. */
interface Sought {
  filter: VendorFilter
  wanted: WantedSlot[] | null
  sort: NonNullable<Query['sort']>
}

/**
 * Returns the wanted slots: at one time, or at any time of a day; null without a day.
 * @throws Refusal `INVALID_REQUEST` for a time without a day.
 */
export function wantedSlots({ day, time, hours = 1 }: Query): WantedSlot[] | null {
  const date = day === undefined ? null : parseSlotDate(day)
  const startHour = time === undefined ? null : parseWallTime(time)
  if (!date) {
    if (startHour === null) return null
    throw invalidField('day', 'Choose a day as well.')
  }
  return startHour === null ? startsOn(date, hours) : [{ date, startHour, hours }]
}

/**
 * Finds a page of vendors that are free, nearest, or free soonest. Except by distance alone, at most 1,000 are found;
 * `more` is set if there are more.
 */
export async function searchVendors(
  reader: Reader,
  sought: Sought,
  { offset, limit }: Page,
): Promise<FoundVendors> {
  const { db } = reader
  const { filter, wanted, sort } = sought
  if (!wanted && sort === 'distance') {
    const { ids, total } = await findNearestPage(reader, filter as NearFilter, { offset, limit })
    return { rows: await findInOrder(db, ids), total }
  }
  const ids = await findIds(reader, sought)
  const counted = ids.slice(0, MAX_COUNTED_VENDORS)
  return {
    rows: await findInOrder(db, counted.slice(offset, offset + limit)),
    total: counted.length,
    ...(ids.length > counted.length && { more: true }),
  }
}

function findIds(reader: Reader, { filter, wanted, sort }: Sought): Promise<string[]> {
  const { db, now } = reader
  if (sort === 'next') return wanted ? findSoonestOf(reader, filter, wanted) : findSoonest(reader, filter)
  const where = isFreeAtOne(wanted ?? [], now)
  if (sort === 'distance') return findNearestIds(reader, filter as NearFilter, where)
  return findFirstIds(db, now, { filter, where, sort, limit: MAX_COUNTED_VENDORS + 1 })
}
