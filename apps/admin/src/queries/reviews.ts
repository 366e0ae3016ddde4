import type { QueryFor } from '@anseo/contract/calls'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['reviews']

export type ReviewsQuery = NonNullable<QueryFor<'GET /api/admin/reviews'>>

/** Loads a page of the reviews that clients and vendors wrote. */
export const useReviews = (query: ReviewsQuery) =>
  useRead([...KEY, query], 'GET /api/admin/reviews', { query, placeholderData: keepPreviousData })

/** Hides a review. */
export const hideReview = (id: string, reason: string) =>
  api('POST /api/admin/reviews/:id/hide', { params: { id }, body: { reason } })

interface Moderation {
  id: string
  step: 'hide' | 'show'
  reason: string
  /** The last day on which the review stays hidden, `YYYY-MM-DD`; without it there is no end. */
  lastDay?: string
}

/** Hides or shows a review and reloads the reviews, also after a refusal, since the shown ones were stale then. */
export const useModerateReview = () =>
  useChange(KEY, ({ id, step, ...body }: Moderation) =>
    api(`POST /api/admin/reviews/:id/${step}`, { params: { id }, body }),
  )
