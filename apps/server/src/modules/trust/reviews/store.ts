import type { ReviewAuthor } from '@anseo/domain/review'
import { and, asc, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { review } from '../tables/reviews.ts'

export type ReviewRow = typeof review.$inferSelect

/** Returns the account of who wrote a review. */
export const authorOf = ({ author, clientId, vendorId }: ReviewRow): string =>
  author === 'client' ? clientId : vendorId

/** Returns the condition that people other than the author may read a review. */
export const isVisibleAt = (now: Date): SQL | undefined =>
  and(isNull(review.hiddenAt), lte(review.visibleAt, now))

const isDue = (now: Date) => and(isNull(review.countedAt), isVisibleAt(now))

/** Finds a review by its id. */
export async function findReview(db: Queryable, id: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(review).where(eq(review.id, id))
  return row ?? null
}

/** Locks a review until the end of the transaction; null if there is none. */
export async function lockReview(db: Transaction, id: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(review).where(eq(review.id, id)).for('update')
  return row ?? null
}

/** Finds the reviews of each side of an appointment. */
export async function findWritten(
  db: Queryable,
  appointmentId: string,
): Promise<Partial<Record<ReviewAuthor, ReviewRow>>> {
  const rows = await db.select().from(review).where(eq(review.appointmentId, appointmentId))
  return Object.fromEntries(rows.map((row) => [row.author, row]))
}

/** Inserts or replaces a review of a locked appointment; returns its id. */
export async function putReview(db: Transaction, values: typeof review.$inferInsert): Promise<string> {
  const { stars, text, writtenAt, visibleAt } = values
  const [row] = await db
    .insert(review)
    .values(values)
    .onConflictDoUpdate({
      target: [review.appointmentId, review.author],
      set: { stars, text, writtenAt, visibleAt },
    })
    .returning({ id: review.id })
  return row!.id
}

/** Sets when the reviews of an appointment, from both sides, become visible. */
export async function setVisibleAt(db: Transaction, appointmentId: string, visibleAt: Date): Promise<void> {
  await db.update(review).set({ visibleAt }).where(eq(review.appointmentId, appointmentId))
}

/** Finds appointments with reviews that have become visible but are not counted yet, oldest first. */
export async function findDueAppointments(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ appointmentId: review.appointmentId })
    .from(review)
    .where(isDue(now))
    .orderBy(asc(review.visibleAt))
    .limit(limit)
  return rows.map(({ appointmentId }) => appointmentId)
}

/** Marks the newly visible reviews of a locked appointment as counted and returns them; each is returned once. */
export const takeDue = (db: Transaction, appointmentId: string, now: Date): Promise<ReviewRow[]> =>
  db
    .update(review)
    .set({ countedAt: now })
    .where(and(eq(review.appointmentId, appointmentId), isDue(now)))
    .returning()

/** Hides a review and returns it; null if it was hidden already. */
export async function setHidden(
  db: Transaction,
  id: string,
  { hiddenAt, hiddenReason }: { hiddenAt: Date; hiddenReason: string },
): Promise<ReviewRow | null> {
  const [row] = await db
    .update(review)
    .set({ hiddenAt, hiddenReason })
    .where(and(eq(review.id, id), isNull(review.hiddenAt)))
    .returning()
  return row ?? null
}

/** Shows a hidden review again and returns it; null if it was not hidden. */
export async function setShown(db: Transaction, id: string): Promise<ReviewRow | null> {
  const [row] = await db
    .update(review)
    .set({ hiddenAt: null, hiddenReason: null })
    .where(and(eq(review.id, id), isNotNull(review.hiddenAt)))
    .returning()
  return row ?? null
}

/** Gives a review that stays hidden another reason. */
export async function setHiddenReason(db: Transaction, id: string, hiddenReason: string): Promise<void> {
  await db
    .update(review)
    .set({ hiddenReason })
    .where(and(eq(review.id, id), isNotNull(review.hiddenAt)))
}

/** Stores the vendor's reply to a review. */
export async function setReply(
  db: Transaction,
  id: string,
  { reply, repliedAt }: { reply: string; repliedAt: Date },
): Promise<void> {
  await db.update(review).set({ reply, repliedAt }).where(eq(review.id, id))
}
