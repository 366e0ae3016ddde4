import type { AdminReviewOrder } from '@anseo/contract/reviews'
import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { COUNT_LIMIT, countRows, ONE, type Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { review } from '../tables/reviews.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { containsText, folded } from '../../../platform/database/text-search.ts'
import { isVisibleAt } from './store.ts'

const writer = alias(account, 'client_account')
const professional = alias(account, 'vendor_account')

export interface AllReviewsFilter {
  status?: 'visible' | 'waiting' | 'hidden' | undefined
  stars?: number | undefined
  vendorId?: string | undefined
  search?: string | undefined
  ids?: readonly string[] | undefined
}

const COLUMNS = {
  review,
  client: { id: writer.id, name: writer.name },
  vendor: { id: professional.id, name: professional.name },
}

const ORDERS: Record<AdminReviewOrder, ListOrder> = {
  newest: { key: review.writtenAt, down: true },
  oldest: { key: review.writtenAt },
  highest: { key: review.stars, down: true },
  lowest: { key: review.stars },
}

/** Some of the reviews of both sides, in an order. */
export function findAll(
  db: Queryable,
  filter: AllReviewsFilter & { order: AdminReviewOrder },
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
    .innerJoin(writer, eq(writer.id, review.clientId))
    .innerJoin(professional, eq(professional.id, review.vendorId))
    .where(sql`${review.id} = any(array(${page}))`)
    .orderBy(...inOrder(order, review.id))
}
export type AnyReview = Awaited<ReturnType<typeof findAll>>[number]

/** Counts the matches in each state and altogether, as far as the list pages. */
export async function countByState(db: Queryable, filter: Omit<AllReviewsFilter, 'status'>, now: Date) {
  const countOf = (status: AllReviewsFilter['status']) =>
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

const matches = ({ status, stars, vendorId, search, ids }: AllReviewsFilter, now: Date): SQL | undefined =>
  and(
    ids && inArray(review.id, [...ids]),
    status === 'visible' ? isVisibleAt(now) : undefined,
    // None that waits was counted, which the index of those that fall due knows.
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

/** Returns the condition that the words or the name of either side contain a text; an index serves each. */
function mentions(typed: string): SQL | undefined {
  // Found once as an array, so that the index of their side serves.
  const named = (role: 'client' | 'vendor') => sql`any(array(select ${account.id} from ${account}
    where ${and(eq(account.role, role), containsText(folded(account.name), typed))} limit ${MAX_NAME_MATCHES}))`
  return or(
    containsText(folded(review.text), typed),
    containsText(folded(review.reply), typed),
    sql`${review.clientId} = ${named('client')}`,
    sql`${review.vendorId} = ${named('vendor')}`,
  )
}
