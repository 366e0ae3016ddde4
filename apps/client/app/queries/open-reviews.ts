import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { LIVE } from './live.ts'

/** No client has more open reviews than this. */
const MOST = 100

/**
 * Returns the client's completed appointments that can be reviewed now, with one vendor or with all; none for a visitor
 * or when the request fails: the page then shows no way to write a review, and no error.
 */
export function useOpenReviews(vendorId?: string): readonly ClientExchangeOnWire[] {
  const { data } = useQuery({
    queryKey: [LIVE, 'open-reviews', vendorId],
    queryFn: ({ signal }) =>
      api('GET /api/user/reviews', { query: { pageSize: MOST, ...(vendorId && { vendorId }) }, signal }),
  })
  return data?.exchanges ?? []
}
