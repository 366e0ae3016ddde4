import type { ListingFact } from '../../platform/database/change-feed.ts'
import type { Database } from '../../platform/database/database.ts'
import type { VendorFilter } from './listing-filter.ts'
import type { Remembered, RememberListing } from './listing-memory.ts'
import {
  countMatching,
  findMarks,
  findNextLapse,
  findStretch,
  type Keys,
  type Listing,
  readCount,
} from './listing-store.ts'
import type { ListedVendor } from '../../modules/catalogue/public.ts'

/** The distance from an end of a listing, in rows, that an index can skip within a fraction of a millisecond. */
export const NEAR_AN_END = 1000
/** The number of rows from one mark of a listing to the next. */
const MARK_EVERY = 250

/** Which rows of a listing. */
export interface Page {
  offset: number
  limit: number
}

/** The dependencies of finding a page. */
export interface Reader {
  db: Database
  now: Date
  remember: RememberListing
}

/**
 * Finds a page of listed vendors and their number. A page near an end is read from there, any other from the preceding
 * mark, so that all pages cost the same.
 */
export async function findPage(
  reader: Reader,
  listing: Listing,
  page: Page,
): Promise<{ rows: ListedVendor[]; total: number }> {
  const { db, now } = reader
  const counting = countListed(reader, listing.filter)
  if (page.offset + page.limit <= NEAR_AN_END) {
    const [rows, total] = await Promise.all([findStretch(db, now, listing, page), counting])
    return { rows, total }
  }
  const total = await counting
  return { rows: await findDeep(reader, listing, page, total), total }
}

async function findDeep(
  reader: Reader,
  listing: Listing,
  { offset, limit }: Page,
  total: number,
): Promise<ListedVendor[]> {
  const { db, now } = reader
  const after = total - offset
  if (after <= 0) return []
  if (offset <= NEAR_AN_END) return findStretch(db, now, listing, { offset, limit })
  if (after <= NEAR_AN_END) {
    const shown = Math.min(limit, after)
    const rows = await findStretch(db, now, listing, { offset: after - shown, limit: shown, backwards: true })
    return rows.toReversed()
  }
  const marks = await marksOf(reader, listing)
  const from = marks[Math.floor(offset / MARK_EVERY)]
  return from ? findStretch(db, now, listing, { from, offset: offset % MARK_EVERY, limit }) : []
}

/** Counts the listed vendors that match; speciality and city are counted at every change, the rest when asked. */
function countListed({ db, now, remember }: Reader, filter: VendorFilter): Promise<number> {
  const { speciality, location, ...others } = filter
  if (Object.values(others).every((value) => !value)) return readCount(db, now, { speciality, location })
  return remember({ key: keyOf('total', filter), facts: factsOfFilter(filter) }, now, async () => {
    const [value, until] = await Promise.all([countMatching(db, now, filter), findNextLapse(db, now)])
    return { value, until }
  })
}

const marksOf = ({ db, now, remember }: Reader, listing: Listing): Promise<Keys[]> =>
  remember(marksKey(listing), now, async () => {
    const [value, until] = await Promise.all([
      findMarks(db, now, listing, MARK_EVERY),
      findNextLapse(db, now),
    ])
    return { value, until }
  })

const marksKey = (listing: Listing): Remembered => ({
  key: keyOf(listing.sort, listing.filter),
  facts: factsOf(listing),
})

/** Returns the facts of vendors that decide which ones a listing shows, and in what order. */
export const factsOf = ({ sort, filter }: Listing): ListingFact[] => [
  ...factsOfFilter(filter),
  // Every order breaks its ties by name.
  'name',
  sort,
]

/** The fact that each filter is about. */
const FACTS: Record<keyof VendorFilter, ListingFact> = {
  speciality: 'kind',
  location: 'kind',
  search: 'name',
  near: 'place',
  maxPriceCents: 'price',
  minRatingTenths: 'rating',
}

/** Returns the facts of vendors that decide whether a filter finds them. */
const factsOfFilter = (filter: VendorFilter): ListingFact[] => [
  'listed',
  ...(Object.keys(FACTS) as (keyof VendorFilter)[]).filter((part) => filter[part]).map((part) => FACTS[part]),
]

/** Returns one key for a filter, however its parts are ordered. */
const keyOf = (what: string, filter: VendorFilter): string =>
  JSON.stringify([
    what,
    ...Object.entries(filter)
      .filter(([, value]) => value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
