import { pageInAddress } from '@anseo/site-kit/page-in-address'
import type { VendorOrder, VettingState } from '@anseo/contract/administration'
import { useSearchParams } from 'react-router'

/** The tabs, in their order. */
export const VETTING_TABS: readonly { key: VettingState; label: string }[] = [
  { key: 'pending', label: 'Waiting' },
  { key: 'verified', label: 'Verified' },
  { key: 'rejected', label: 'Rejected' },
  { key: 'suspended', label: 'Suspended' },
]

const ORDERS: readonly VendorOrder[] = ['newest', 'oldest', 'name', 'name-desc']

interface VettingSearch {
  status: VettingState
  search: string
  order: VendorOrder
  page: number
  /** The vendor whose details are open; null shows the list on narrow screens. */
  vendorId: string | null
}

/** A change of the search; an order is one of the names in the address. */
type Change = Partial<Omit<VettingSearch, 'order'> & { order: string }>

/** Reads the search for vendors from the address and makes links that change it. */
export function useVettingSearch() {
  const [params] = useSearchParams()
  const wanted: VettingSearch = {
    status: VETTING_TABS.find(({ key }) => key === params.get('status'))?.key ?? 'pending',
    search: params.get('search') ?? '',
    order: ORDERS.find((each) => each === params.get('order')) ?? 'newest',
    page: pageInAddress(params),
    vendorId: params.get('vendor'),
  }
  return { ...wanted, linkTo: (change: Change) => pathOf({ ...wanted, ...change }) }
}

function pathOf({ status, search, order, page, vendorId }: Required<Change>): string {
  const params = new URLSearchParams()
  if (status !== 'pending') params.set('status', status)
  if (search) params.set('search', search)
  if (order !== 'newest') params.set('order', order)
  if (page > 1) params.set('page', String(page))
  if (vendorId) params.set('vendor', vendorId)
  return `/vetting?${params}`
}
