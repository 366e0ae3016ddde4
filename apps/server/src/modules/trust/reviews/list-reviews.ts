import type { QueryOf } from '@anseo/contract/call'
import type {
  listAllReviews,
  listClientReviews,
  listReviews,
  listVendorExchanges,
} from '@anseo/contract/reviews'
import { averageOf } from '@anseo/domain/rating'
import type { ReviewAuthor } from '@anseo/domain/review'
import type { Caller } from '../../../platform/http/caller.ts'
import { countedRows, type Place, placeOf } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireListed } from '../../catalogue/public.ts'
import { readAttachedPhotos } from '../../identity/public.ts'
import { findRemovedReplies } from '../statements/store.ts'
import { countByState, findReviews } from './admin-store.ts'
import { countExchanges, findExchanges } from './exchange-store.ts'
import {
  presentForAdmin,
  presentForClient,
  presentForVendor,
  presentOwnReview,
  presentRating,
  presentReview,
  type ReviewPhotos,
} from './present.ts'
import { clientRatingsOf } from './read-ratings.ts'
import { countByStars, findVisible } from './visible-store.ts'

/** Returns a page of what clients wrote of a listed vendor. @throws Refusal `VENDOR_NOT_FOUND` */
export async function listVisibleOf(runtime: Runtime, vendorId: string, query: QueryOf<typeof listReviews>) {
  await requireListed(runtime.db, vendorId, runtime.clock.now())
  const { rows, photos, facts } = await visiblePage(runtime, vendorId, query)
  return { reviews: rows.map((row) => presentReview(row, photos)), ...facts }
}

/** Returns a page of what clients wrote of the vendor itself, listed or not. */
export async function listOwn(runtime: Runtime, { accountId }: Caller, query: QueryOf<typeof listReviews>) {
  const { rows, photos, facts } = await visiblePage(runtime, accountId, query)
  const removed = await findRemovedReplies(
    runtime.db,
    rows.map(({ review }) => review.id),
  )
  const now = runtime.clock.now()
  const reviews = rows.map((row) =>
    presentOwnReview(row, photos, { isReplyRemoved: removed.has(row.review.id), now }),
  )
  return { reviews, ...facts }
}

async function visiblePage({ db, clock }: Runtime, vendorId: string, query: QueryOf<typeof listReviews>) {
  const { page, pageSize, stars, sort } = query
  const now = clock.now()
  const [rows, byStars] = await Promise.all([
    findVisible(db, vendorId, now, { stars, sort, ...placeOf(query) }),
    countByStars(db, vendorId, now),
  ])
  const rating = presentRating(byStars)
  const total = stars === undefined ? rating.reviewCount : byStars[stars - 1]!
  const photos = await photosOf(db, rows)
  return { rows, photos, facts: { total, page, pageSize, ...rating } }
}

const photosOf = (db: Queryable, rows: readonly { review: { id: string } }[]): Promise<ReviewPhotos> =>
  readAttachedPhotos(
    db,
    'reviewId',
    rows.map(({ review }) => review.id),
  )

/** Returns completed appointments of a client, with what both wrote, and what vendors gave it. */
export async function listOfClient(
  runtime: Runtime,
  caller: Caller,
  query: QueryOf<typeof listClientReviews>,
) {
  const now = runtime.clock.now()
  const { rows, facts } = await exchangePage(runtime, caller, 'client', query, now)
  const ratings = await clientRatingsOf(runtime.db, [caller.accountId], now)
  const photos = await photosOf(
    runtime.db,
    rows.flatMap(({ byClient }) => (byClient ? [{ review: byClient }] : [])),
  )
  const rating = ratings.get(caller.accountId) ?? { stars: 0, count: 0 }
  return {
    exchanges: rows.map((row) => presentForClient(row, photos, now)),
    ...facts,
    rating: averageOf(rating),
    reviewCount: rating.count,
  }
}

/** Returns completed appointments of a vendor, with what both wrote. */
export async function listOfVendor(
  runtime: Runtime,
  caller: Caller,
  query: QueryOf<typeof listVendorExchanges>,
) {
  const now = runtime.clock.now()
  const { rows, facts } = await exchangePage(runtime, caller, 'vendor', query, now)
  return { exchanges: rows.map((row) => presentForVendor(row, now)), ...facts }
}

async function exchangePage(
  { db }: Runtime,
  { accountId }: Caller,
  author: ReviewAuthor,
  query: QueryOf<typeof listClientReviews>,
  now: Date,
) {
  const { page, pageSize } = query
  const reader = { accountId, author, now }
  const [rows, total] = await Promise.all([
    findExchanges(db, reader, query, placeOf(query)),
    countExchanges(db, reader, query),
  ])
  return { rows, facts: { total, page, pageSize } }
}

/** Lists the reviews by clients and vendors for an admin, with the number in each state. */
export async function listAll(runtime: Runtime, query: QueryOf<typeof listAllReviews>) {
  const { page, pageSize } = query
  const [reviews, counts] = await Promise.all([
    readAll(runtime, query, placeOf(query)),
    countByState(runtime.db, query, runtime.clock.now()),
  ])
  return {
    reviews,
    counts,
    ...countedRows(counts[query.status ?? 'all']),
    page,
    pageSize,
  }
}

/** Reads a page of the reviews by clients and vendors, as the admins' list and its export show them. */
export async function readAll(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  filter: Parameters<typeof findReviews>[1],
  place: Place,
) {
  const now = clock.now()
  const rows = await findReviews(db, filter, now, place)
  const photos = await photosOf(db, rows)
  return rows.map((row) => presentForAdmin(row, photos, now))
}
