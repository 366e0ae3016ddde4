import type { AdminReviewOrder } from '@anseo/contract/reviews'
import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countRows, ONE, type Place } from '../../../platform/database/counted-rows.ts'
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
export const findAll = (
  db: Queryable,
  filter: AllReviewsFilter & { order: AdminReviewOrder },
  now: Date,
  { limit, offset, after }: Place,
) =>
  db
    .select(COLUMNS)
    .from(review)
    .innerJoin(writer, eq(writer.id, review.clientId))
    .innerJoin(professional, eq(professional.id, review.vendorId))
    .where(and(matches(filter, now), follows(ORDERS[filter.order], review.id, after)))
    .orderBy(...inOrder(ORDERS[filter.order], review.id))
    .limit(limit)
    .offset(offset)
export type AnyReview = Awaited<ReturnType<typeof findAll>>[number]

/** Counts the matches in each state and altogether, as far as the list pages. */
export async function countByState(db: Queryable, filter: Omit<AllReviewsFilter, 'status'>, now: Date) {
  const countOf = (status?: AllReviewsFilter['status']) => {
    const found = db.select(ONE).from(review)
    const where = matches({ ...filter, status }, now)
    // The names are joined only where they are searched.
    if (!filter.search) return countRows(db, found.where(where))
    return countRows(
      db,
      found
        .innerJoin(writer, eq(writer.id, review.clientId))
        .innerJoin(professional, eq(professional.id, review.vendorId))
        .where(where),
    )
  }
  const [all, visible, waiting, hidden] = await Promise.all([
    countOf(),
    countOf('visible'),
    countOf('waiting'),
    countOf('hidden'),
  ])
  return { all, visible, waiting, hidden }
}

const matches = ({ status, stars, vendorId, search, ids }: AllReviewsFilter, now: Date): SQL | undefined =>
  and(
    ids && inArray(review.id, [...ids]),
    status === 'visible' ? isVisibleAt(now) : undefined,
    status === 'waiting' ? and(isNull(review.hiddenAt), gt(review.visibleAt, now)) : undefined,
    status === 'hidden' ? isNotNull(review.hiddenAt) : undefined,
    stars === undefined ? undefined : eq(review.stars, stars),
    vendorId === undefined ? undefined : eq(review.vendorId, vendorId),
    search
      ? or(
          ...[review.text, review.reply, writer.name, professional.name].map((text) =>
            containsText(folded(text), search),
          ),
        )
      : undefined,
  )
