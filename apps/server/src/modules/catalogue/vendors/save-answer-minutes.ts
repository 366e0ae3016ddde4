import { asc, eq, isNotNull, lt, and } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

/** Stores how soon a vendor usually answers, in minutes; null for not known (B6). */
export async function saveAnswerMinutes(
  db: Queryable,
  vendorId: string,
  answerMinutes: number | null,
  now: Date,
): Promise<void> {
  await db.update(vendor).set({ answerMinutes, answersCountedAt: now }).where(eq(vendor.id, vendorId))
}

/** Finds vendors whose usual answer time was last computed before an instant, the longest ago first. */
export async function findAnswersCountedBefore(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(isNotNull(vendor.answerMinutes), lt(vendor.answersCountedAt, before)))
    .orderBy(asc(vendor.answersCountedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}
