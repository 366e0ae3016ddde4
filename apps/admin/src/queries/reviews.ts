import type { QueryFor } from '@anseo/contract/calls'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { exportQuery } from './export-query.ts'
import { api } from '../site.ts'

const KEY = ['reviews']

export type ReviewsQuery = NonNullable<QueryFor<'GET /api/admin/reviews'>>

/** A page of the reviews of both sides, last written first. */
export const useReviews = (query: ReviewsQuery) =>
  useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => api('GET /api/admin/reviews', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Downloads the reviews that a search finds, or the chosen ones of them. */
export const exportReviews = (query: ReviewsQuery, ids?: string[]) =>
  api('GET /api/admin/reviews.csv', { query: exportQuery(query, ids) })

/** Hides a review. */
export const hideReview = (id: string, reason: string) =>
  api('POST /api/admin/reviews/:id/hide', { params: { id }, body: { reason } })

/** Hides or shows a review and reloads the reviews, also after a refusal, because they were stale then. */
interface Moderation {
  id: string
  step: 'hide' | 'show'
  reason: string
  lastDay?: string
}

export const useModerateReview = () =>
  useChange(KEY, ({ id, step, ...body }: Moderation) =>
    api(`POST /api/admin/reviews/:id/${step}`, { params: { id }, body }),
  )
