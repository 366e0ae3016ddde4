import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { LIVE } from './live.ts'

/** More open reviews than a client has in practice, so that one page holds all. */
const MAX_REVIEWS = 100

/**
 * Returns the client's completed appointments that can be reviewed now, with one vendor or with all; none for a visitor
 * or when the request fails: the page then shows no way to write a review, and no error.
 */
export function useOpenReviews(vendorId?: string): readonly ClientExchangeOnWire[] {
  const { data } = useQuery({
    queryKey: [LIVE, 'open-reviews', vendorId],
    queryFn: ({ signal }) =>
      api('GET /api/user/reviews', {
        query: { pageSize: MAX_REVIEWS, ...(vendorId && { vendorId }) },
        signal,
      }),
  })
  return data?.exchanges ?? []
}
