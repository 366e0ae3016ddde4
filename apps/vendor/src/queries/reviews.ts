import { useFormChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['reviews']
const PAGE = 10

interface ReviewsAsked {
  page: number
  stars: number | null
}

/** Loads a page of the visible reviews by clients, newest first, with average and distribution. */
export const useReviews = ({ page, stars }: ReviewsAsked) =>
  useRead([...KEY, 'own', { page, stars }], 'GET /api/pro/reviews', {
    query: { page, pageSize: PAGE, ...(stars && { stars }) },
    placeholderData: keepPreviousData,
  })

/** Loads a page of the completed appointments whose client can be reviewed now, or whose reviews are final. */
export const useExchanges = (status: 'open' | 'done', page: number) =>
  useRead([...KEY, 'exchanges', { status, page }], 'GET /api/pro/reviews/exchanges', {
    query: { status, page, pageSize: PAGE },
    placeholderData: keepPreviousData,
  })

/** Reviews a client, or changes the review. */
export const useWriteReview = () =>
  useFormChange(KEY, ({ id, stars, text }: { id: string; stars: number; text: string }) =>
    api('PUT /api/pro/appointments/:id/review', { params: { id }, body: { stars, text } }),
  )

/** Answers a review, or changes the answer. */
export const useReply = () =>
  useFormChange(KEY, ({ id, text }: { id: string; text: string }) =>
    api('PUT /api/pro/reviews/:id/reply', { params: { id }, body: { text } }),
  )

/** The common key of all queries about reviews: invalidating it reloads them all. */
export const reviewsKey = KEY
