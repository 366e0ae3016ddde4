import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { listVendors } from '@anseo/contract/vendors'
import { MAX_UNPAGED_VENDORS, VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import type { Runtime } from '../../runtime.ts'
import { findPage } from './find-page.ts'
import type { VendorFilter } from './listing-filter.ts'
import type { RememberListing } from './listing-memory.ts'
import { presentShown, presentVendors } from './present.ts'

type Query = QueryOf<typeof listVendors>
type Reply = ReplyOf<typeof listVendors>

/** All listed vendors, or one page of them once any parameter is given; a page beyond the last is empty. */
export async function listVendorsBy(
  { db, clock }: Runtime,
  remember: RememberListing,
  query: Query,
): Promise<Reply> {
  const now = clock.now()
  const paged = Object.values(query).some((value) => value !== undefined)
  const { page = 1, pageSize = paged ? VENDOR_PAGE_SIZE : MAX_UNPAGED_VENDORS, sort = 'completed' } = query
  const listing = {
    filter: filterOf(query),
    sort: sort === 'distance' || sort === 'next' ? 'completed' : sort,
  } as const
  const range = { offset: (page - 1) * pageSize, limit: pageSize }
  const { rows, total } = await findPage({ db, now, remember }, listing, range)
  return {
    success: true,
    data: await (paged ? presentShown : presentVendors)(db, rows, now),
    message: 'Vendors found.',
    total,
    ...(paged && { page, pageSize }),
  }
}

const filterOf = ({ speciality, search, location }: Query): VendorFilter => ({ speciality, search, location })
