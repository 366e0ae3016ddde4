import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { LIVE } from './live.ts'
import { useRead } from './use-read.ts'

/** More open reviews than a client has in practice, so that one page holds all. */
const MAX_REVIEWS = 100

/**
 * Returns the client's completed appointments that can be reviewed now, with one vendor or with all; none for a visitor
 * or when the request fails: the page then shows no way to write a review, and no error.
 */
export function useOpenReviews(vendorId?: string): readonly ClientExchangeOnWire[] {
  const { data } = useRead([LIVE, 'open-reviews', vendorId], 'GET /api/user/reviews', {
    query: { pageSize: MAX_REVIEWS, vendorId },
  })
  return data?.exchanges ?? []
}
