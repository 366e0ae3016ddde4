import type { ReviewAuthor } from '@anseo/domain/review'
import { and, asc, count, desc, eq, gt, inArray, isNull, min, type SQL, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { review } from '../tables/reviews.ts'
import { isVisibleAt } from './store.ts'

/** Sorts by the appointment's start, because the page shows that date with each review. */
const NEWEST = [desc(appointment.startsAt), desc(review.id)]

const ORDER = {
  newest: NEWEST,
  highest: [desc(review.stars), ...NEWEST],
  lowest: [asc(review.stars), ...NEWEST],
} as const satisfies Record<string, SQL[]>

interface VisiblePage {
  stars?: number | undefined
  sort: keyof typeof ORDER
  limit: number
  offset: number
}

const visibleBy = (author: ReviewAuthor, now: Date) => and(eq(review.author, author), isVisibleAt(now))

/** Finds a page of a vendor's visible reviews, optionally only those with that number of stars. */
export const findVisible = (
  db: Queryable,
  vendorId: string,
  now: Date,
  { stars, sort, limit, offset }: VisiblePage,
) =>
  db
    .select({
      review,
      clientName: account.name,
      serviceName: appointment.serviceName,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
    })
    .from(review)
    .innerJoin(account, eq(account.id, review.clientId))
    .innerJoin(appointment, eq(appointment.id, review.appointmentId))
    .where(
      and(
        eq(review.vendorId, vendorId),
        visibleBy('client', now),
        stars === undefined ? undefined : eq(review.stars, stars),
      ),
    )
    .orderBy(...ORDER[sort])
    .limit(limit)
    .offset(offset)
export type VisibleReview = Awaited<ReturnType<typeof findVisible>>[number]

/** Returns when the next review of a vendor becomes visible, or null if none is waiting. */
export async function findNextVisible(db: Queryable, vendorId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(review.visibleAt) })
    .from(review)
    .where(
      and(
        eq(review.vendorId, vendorId),
        eq(review.author, 'client'),
        isNull(review.hiddenAt),
        gt(review.visibleAt, now),
      ),
    )
  return row?.at ?? null
}

/** Counts a vendor's visible reviews by stars; index 0 is the number with 1 star, index 4 with 5. */
export async function countByStars(db: Queryable, vendorId: string, now: Date): Promise<number[]> {
  const rows = await db
    .select({ stars: review.stars, count: count() })
    .from(review)
    .where(and(eq(review.vendorId, vendorId), visibleBy('client', now)))
    .groupBy(review.stars)
  const counts = new Map(rows.map((row) => [row.stars, row.count]))
  return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0)
}

/** Returns the sum of stars and the number of visible reviews that vendors gave each of these clients. */
export const findClientRatings = (db: Queryable, clientIds: readonly string[], now: Date) =>
  db
    .select({
      clientId: review.clientId,
      stars: sum(review.stars).mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(review)
    .where(and(inArray(review.clientId, [...clientIds]), visibleBy('vendor', now)))
    .groupBy(review.clientId)
