import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import type { AccountsQuery } from '../../queries/accounts.ts'
import { EMAIL, ORDERS, ROLE_TABS } from './account-texts.ts'

/**
 * Reads the search for accounts from the address, with the query that it means; leaves out values that the
 * server would refuse.
 */
export function useAccountsSearch() {
  const search = useListSearch({ role: 'client', search: '', email: '', order: 'newest' })
  const { filters, page } = search
  const role = keyIn(ROLE_TABS, filters.role) ?? 'client'
  const query: AccountsQuery = {
    role,
    search: filters.search,
    email: keyIn(EMAIL, filters.email),
    order: keyIn(ORDERS, filters.order),
    page,
  }
  return { ...search, role, query }
}
