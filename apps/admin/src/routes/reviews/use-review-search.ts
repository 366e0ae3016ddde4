import type { AdminReviewOnWire } from '@anseo/contract/reviews'
import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import type { ReviewsQuery } from '../../queries/reviews.ts'
import { STARS, STATUS_TABS } from './review-texts.ts'

/** What the address asks of the reviews, and the query that it means; what the server would refuse is left out. */
export function useReviewSearch() {
  const search = useListSearch({ status: 'all', search: '', stars: '' })
  const { filters, page } = search
  const tab = keyIn(STATUS_TABS, filters.status) ?? 'all'
  const stars = keyIn(STARS, filters.stars)
  const query: ReviewsQuery = {
    page,
    search: filters.search,
    ...(tab !== 'all' && { status: tab satisfies AdminReviewOnWire['status'] }),
    ...(stars && { stars: Number(stars) }),
  }
  return { ...search, tab, query }
}
