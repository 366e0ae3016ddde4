import { useListSearch } from '../../listing/use-list-search.ts'
import type { ReportSearch } from '../../queries/reports.ts'

const ORDERS = ['newest', 'oldest'] as const

/** Reads the search for reports from the address, with the query that it means. */
export function useReportSearch() {
  const search = useListSearch({ status: 'open', search: '', order: '' })
  const { filters, page } = search
  const status = filters.status === 'settled' ? 'settled' : 'open'
  // Open reports come oldest first, resolved ones newest first.
  const usual = status === 'open' ? 'oldest' : 'newest'
  const order = ORDERS.find((each) => each === filters.order) ?? usual
  const wanted: ReportSearch = { status, search: filters.search, order, page }
  return { ...search, wanted }
}
