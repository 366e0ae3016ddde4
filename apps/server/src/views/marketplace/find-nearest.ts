import { MAX_COUNTED_VENDORS } from '@anseo/domain/limits'
import type { Database } from '../../platform/database/database.ts'
import { findFree, type FindFirst, type SearchContext } from './find-free.ts'
import type { WantedSlot } from './free-at.ts'
import type { VendorFilter } from './listing-filter.ts'
import { type Near, placeNamesNear } from './near-place.ts'
import { countByPlace, findFirstIdsAt, findIdsAt, type PlaceStretch } from './search-store.ts'

/** The dependencies of finding vendors. */
interface Reader {
  db: Database
  now: Date
}

/** A filter with a place that it is near to. */
export type NearFilter = VendorFilter & { near: Near }

/** Finds a page of vendors by distance, most completed first where many work from one place, and how many there are. */
export async function findNearestPage(
  { db, now }: Reader,
  filter: NearFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const counts = await countByPlace(db, now, filter)
  const stretches: PlaceStretch[] = []
  let passed = 0
  for (const place of placeNamesNear(filter.near)) {
    const vendors = counts.get(place) ?? 0
    const first = Math.max(offset, passed)
    const end = Math.min(offset + limit, passed + vendors)
    if (first < end) stretches.push({ place, offset: first - passed, limit: end - first })
    passed += vendors
  }
  return { ids: await findIdsAt(db, now, filter, stretches), total: passed }
}

/** The number of vendors read in the first round; it doubles with each round. */
const FIRST_ROUND = 500

/** Finds the nearest vendors that can be booked for one of the slots, at most one more than are counted. */
export async function findNearestFree(
  context: SearchContext,
  filter: NearFilter,
  wanted: readonly WantedSlot[],
): Promise<string[]> {
  const { db, now } = context
  const counts = await countByPlace(db, now, filter)
  const found: string[] = []
  let round: string[] = []
  let [inRound, roundSize] = [0, FIRST_ROUND]
  const searchRound = async () => {
    const limit = MAX_COUNTED_VENDORS + 1 - found.length
    if (round.length > 0 && limit > 0) {
      const places = round
      const find: FindFirst = (where, most) =>
        findFirstIdsAt(db, now, places, { filter, where, sort: 'completed', limit: most })
      found.push(...(await findFree(context, wanted, { find, limit })))
    }
    round = []
    inRound = 0
    roundSize *= 2
  }
  for (const place of placeNamesNear(filter.near)) {
    const vendors = counts.get(place)
    if (vendors === undefined) continue
    round.push(place)
    inRound += vendors
    if (inRound >= roundSize) await searchRound()
    if (found.length > MAX_COUNTED_VENDORS) return found
  }
  await searchRound()
  return found
}
