import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { listVendors } from '@anseo/contract/vendors'
import { MAX_UNPAGED_VENDORS, VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import type { Runtime } from '../../runtime.ts'
import { presentShown, presentVendors } from './present.ts'
import { countListed, findListed } from './store.ts'

type Query = QueryOf<typeof listVendors>
type Reply = ReplyOf<typeof listVendors>

/** All listed vendors, or one page of them once any parameter is given; a page beyond the last is empty. */
export async function listVendorsBy(runtime: Runtime, query: Query): Promise<Reply> {
  const now = runtime.clock.now()
  const paged = Object.values(query).some((value) => value !== undefined)
  const { page = 1, pageSize = paged ? VENDOR_PAGE_SIZE : MAX_UNPAGED_VENDORS, sort = 'completed' } = query
  const order = sort === 'distance' || sort === 'next' ? 'completed' : sort
  const range = { sort: order, limit: pageSize, offset: (page - 1) * pageSize }
  const [rows, total] = await Promise.all([
    findListed(runtime.db, now, query, range),
    countListed(runtime.db, now, query),
  ])
  return {
    success: true,
    data: await (paged ? presentShown : presentVendors)(runtime.db, rows, now),
    message: 'Vendors found.',
    total,
    ...(paged && { page, pageSize }),
  }
}
