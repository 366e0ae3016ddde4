// implements: §7.7, §9.11
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { listVendors } from '@anseo/contract/vendors'
import { MAX_UNPAGED_VENDORS, VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import { euroToCents } from '@anseo/domain/money'
import type { Caller } from '../../platform/http/caller.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { findPage, type Page, type Reader } from './find-page.ts'
import { findFirstPage, isFirstPage } from './first-pages.ts'
import type { VendorFilter } from './listing-filter.ts'
import type { RememberListing } from './listing-memory.ts'
import type { Listing } from './listing-store.ts'
import { type Near, nearOf } from './near-place.ts'
import type { TakenTimes } from '../../modules/booking/public.ts'
import { requireKnown } from '../../modules/catalogue/public.ts'
import { presentShown, presentVendors } from './present.ts'
import { stopOfSearch } from './stop-of-search.ts'
import { type FoundVendors, searchVendors, wantedSlots } from './search-vendors.ts'

type Query = QueryOf<typeof listVendors>
type Reply = ReplyOf<typeof listVendors>

/**
 * Returns all listed vendors, or one page of them if any parameter is given; a page beyond the last is empty.
 * @throws Refusal `INVALID_REQUEST` for a speciality that there is not.
 * @param caller the client who asks: free times are those at its address; null for a visitor.
 */
export async function listVendorsBy(
  runtime: Runtime,
  remember: RememberListing,
  caller: Caller | null,
  query: Query,
): Promise<Reply> {
  const { db, clock } = runtime
  requireKnown(runtime, query.speciality)
  const now = clock.now()
  const paged = Object.values(query).some((value) => value !== undefined)
  const wanted = wantedSlots(query, now)
  const { page = 1, pageSize = paged ? VENDOR_PAGE_SIZE : MAX_UNPAGED_VENDORS, sort = 'completed' } = query
  const near = nearOf(query)
  const at = await stopOfSearch(db, caller, query)
  const filter = filterOf(query, near)
  const range = { offset: (page - 1) * pageSize, limit: pageSize }
  const plainSort = sort === 'distance' || sort === 'next' ? null : sort
  const found: FoundList =
    wanted || !plainSort
      ? await searchVendors({ db, now, at }, { filter, wanted, sort }, range)
      : await findListed({ db, now, remember }, { filter, sort: plainSort }, range)
  const { rows, total, more, taken } = found
  return {
    data: paged
      ? await presentShown(db, rows, now, {
          near,
          at,
          taken: at ? undefined : taken,
          wanted,
          withTimes: true,
        })
      : await presentVendors(db, rows, now),
    message: 'Vendors found.',
    total,
    ...(more && { more }),
    ...(paged && { page, pageSize }),
  }
}

/** Vendors of a list, with their taken times if the same query has read them. */
type FoundList = FoundVendors & { taken?: TakenTimes }

/** Finds a page. The first pages, which most people see, take one query; all others take several. */
async function findListed(reader: Reader, listing: Listing, range: Page): Promise<FoundList> {
  if (isFirstPage(listing.filter, range)) {
    const { rows, total, taken } = await findFirstPage(reader.db, reader.now, { ...listing, ...range })
    if (total !== null) return { rows, total, taken }
  }
  return findPage(reader, listing, range)
}

const filterOf = (
  { speciality, search, location, maxPrice, minRating }: Query,
  near: Near | undefined,
): VendorFilter => ({
  speciality,
  search,
  location,
  near,
  maxPriceCents: maxPrice === undefined ? undefined : euroToCents(maxPrice),
  minRatingTenths: minRating === undefined ? undefined : Math.round(minRating * 10),
})
