import type { VendorOrder } from '@anseo/contract/administration'
import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import type { VendorSearch } from '../../queries/vendors.ts'
import { VETTING } from '../accounts/account-texts.ts'

const ORDERS: readonly VendorOrder[] = ['newest', 'oldest', 'name', 'name-desc']

/**
 * Reads the search for vendors from the address, with the query that it means; the filter `vendor` is the one whose details
 * are open, '' shows the list on narrow screens.
 */
export function useVettingSearch() {
  const search = useListSearch({ status: 'pending', search: '', order: 'newest', vendor: '' })
  const { filters, page } = search
  const query: VendorSearch = {
    status: keyIn(VETTING, filters.status) ?? 'pending',
    search: filters.search,
    order: ORDERS.find((each) => each === filters.order) ?? 'newest',
    page,
  }
  return { ...search, query }
}
