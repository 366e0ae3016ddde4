import type { VettingState } from '@anseo/contract/administration'
import { useSearchParams } from 'react-router'

/** The tabs, in their order. */
export const VETTING_TABS: readonly { key: VettingState; label: string }[] = [
  { key: 'pending', label: 'Waiting' },
  { key: 'verified', label: 'Verified' },
  { key: 'rejected', label: 'Rejected' },
  { key: 'suspended', label: 'Suspended' },
]

export interface VettingSearch {
  status: VettingState
  search: string
  page: number
  /** The vendor whose details are open; null shows the list on narrow screens. */
  vendorId: string | null
}

/** Reads the search for vendors from the address and makes links that change it. */
export function useVettingSearch() {
  const [params] = useSearchParams()
  const wanted: VettingSearch = {
    status: VETTING_TABS.find(({ key }) => key === params.get('status'))?.key ?? 'pending',
    search: params.get('search') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    vendorId: params.get('vendor'),
  }
  return { ...wanted, linkTo: (change: Partial<VettingSearch>) => pathOf({ ...wanted, ...change }) }
}

function pathOf({ status, search, page, vendorId }: VettingSearch): string {
  const params = new URLSearchParams()
  if (status !== 'pending') params.set('status', status)
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  if (vendorId) params.set('vendor', vendorId)
  return `/vetting?${params}`
}
