import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { LIVE } from './live.ts'

/** More are never open at once for anybody. */
const MOST = 100

/**
 * The client's completed bookings that can be reviewed now, with a vendor or with all; none for a visitor, and none
 * without an answer: a page stands without the way to a review, and says nothing of it.
 */
export function useOpenReviews(vendorId?: string): readonly ClientExchangeOnWire[] {
  const { data } = useQuery({
    queryKey: [LIVE, 'open-reviews', vendorId],
    queryFn: ({ signal }) =>
      api('GET /api/user/reviews', { query: { pageSize: MOST, ...(vendorId && { vendorId }) }, signal }),
  })
  return data?.exchanges ?? []
}
