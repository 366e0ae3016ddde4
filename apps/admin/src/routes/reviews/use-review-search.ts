import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import type { ReviewsQuery } from '../../queries/reviews.ts'
import { ORDERS, STARS, STATUS_TABS } from './review-texts.ts'

/**
 * Reads the search for reviews from the address, with the query that it means; leaves out values that the server
 * would refuse.
 */
export function useReviewSearch() {
  const search = useListSearch({ status: 'all', search: '', stars: '', order: 'newest' })
  const { filters, page } = search
  const tab = keyIn(STATUS_TABS, filters.status) ?? 'all'
  const stars = keyIn(STARS, filters.stars)
  const query: ReviewsQuery = {
    page,
    search: filters.search,
    order: keyIn(ORDERS, filters.order) ?? 'newest',
    status: tab === 'all' ? undefined : tab,
    stars: stars && Number(stars),
  }
  return { ...search, tab, query }
}
