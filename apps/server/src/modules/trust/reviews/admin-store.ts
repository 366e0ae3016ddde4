import type { QueryOf } from '@anseo/contract/call'
import type { exportReviews, AdminReviewOrder } from '@anseo/contract/reviews'
import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { COUNT_LIMIT, countRows, ONE, type Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { clientAccount, vendorAccount } from '../../booking/public.ts'
import { account } from '../../identity/tables/accounts.ts'
import { review } from '../tables/reviews.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { containsText, folded } from '../../../platform/database/text-search.ts'
import { isVisibleAt } from './store.ts'

/** A filter of the admins' list of reviews; an absent condition matches all. */
type AdminReviewFilter = Omit<QueryOf<typeof exportReviews>, 'order'>

const COLUMNS = {
  review,
  client: { id: clientAccount.id, name: clientAccount.name },
  vendor: { id: vendorAccount.id, name: vendorAccount.name },
}

const ORDERS: Record<AdminReviewOrder, ListOrder> = {
  newest: { key: review.writtenAt, down: true },
  oldest: { key: review.writtenAt },
  highest: { key: review.stars, down: true },
  lowest: { key: review.stars },
}

/** Finds a page of the reviews by clients and vendors that match a filter, with both accounts. */
export function findReviews(
  db: Queryable,
  filter: AdminReviewFilter & { order: AdminReviewOrder },
  now: Date,
  { limit, offset, after }: Place,
) {
  const order = ORDERS[filter.order]
  // The subquery pages by the index first, so that no joins are made for skipped rows.
  const page = db
    .select({ id: review.id })
    .from(review)
    .where(and(matches(filter, now), follows(order, review.id, after)))
    .orderBy(...inOrder(order, review.id))
    .limit(limit)
    .offset(offset)
  return db
    .select(COLUMNS)
    .from(review)
    .innerJoin(clientAccount, eq(clientAccount.id, review.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, review.vendorId))
    .where(sql`${review.id} = any(array(${page}))`)
    .orderBy(...inOrder(order, review.id))
}
export type AdminReviewRow = Awaited<ReturnType<typeof findReviews>>[number]

/** Counts the matching reviews by state and altogether, each up to the number that the list can page through. */
export async function countByState(db: Queryable, filter: Omit<AdminReviewFilter, 'status'>, now: Date) {
  const countOf = (status: AdminReviewFilter['status']) =>
    countRows(
      db,
      db
        .select(ONE)
        .from(review)
        .where(matches({ ...filter, status }, now)),
    )
  const [visible, waiting, hidden] = await Promise.all([
    countOf('visible'),
    countOf('waiting'),
    countOf('hidden'),
  ])
  return { all: Math.min(COUNT_LIMIT, visible + waiting + hidden), visible, waiting, hidden }
}

const matches = ({ status, stars, vendorId, search, ids }: AdminReviewFilter, now: Date): SQL | undefined =>
  and(
    ids && inArray(review.id, [...ids]),
    status === 'visible' ? isVisibleAt(now) : undefined,
    // A waiting review was never counted; saying so lets the partial index `review_uncounted` serve.
    status === 'waiting'
      ? and(isNull(review.hiddenAt), isNull(review.countedAt), gt(review.visibleAt, now))
      : undefined,
    status === 'hidden' ? isNotNull(review.hiddenAt) : undefined,
    stars === undefined ? undefined : eq(review.stars, stars),
    vendorId === undefined ? undefined : eq(review.vendorId, vendorId),
    search ? mentions(search) : undefined,
  )

/** The maximum number of accounts matched by a typed name; a more common name must be typed in full. */
const MAX_NAME_MATCHES = 5000

/** Returns the condition that the review, its reply, or the client's or vendor's name contains a text; an index serves each. */
function mentions(typed: string): SQL | undefined {
  // The ids are read once into an array, so that the index on client or vendor can be used.
  const named = (role: 'client' | 'vendor') => sql`any(array(select ${account.id} from ${account}
    where ${and(eq(account.role, role), containsText(folded(account.name), typed))} limit ${MAX_NAME_MATCHES}))`
  return or(
    containsText(folded(review.text), typed),
    containsText(folded(review.reply), typed),
    sql`${review.clientId} = ${named('client')}`,
    sql`${review.vendorId} = ${named('vendor')}`,
  )
}
