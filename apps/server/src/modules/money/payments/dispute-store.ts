import { asc, eq, gt, and } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { dispute } from '../tables/payments.ts'

export type DisputeRow = typeof dispute.$inferSelect

/** Finds every dispute of a payment. */
export const findDisputes = (db: Queryable, paymentId: string): Promise<DisputeRow[]> =>
  db.select().from(dispute).where(eq(dispute.paymentId, paymentId))

/** Returns whether a dispute of a payment waits for the bank: its refund is frozen. */
export async function hasOpenDispute(db: Queryable, paymentId: string): Promise<boolean> {
  const disputes = await findDisputes(db, paymentId)
  return disputes.some(({ status }) => status === 'open')
}

/** Finds a dispute by its id. */
export async function findDisputeRow(db: Queryable, id: string): Promise<DisputeRow | null> {
  const [row] = await db.select().from(dispute).where(eq(dispute.id, id))
  return row ?? null
}

/** Finds a dispute by the provider's id; the payment of it is locked by the caller. */
export async function findDispute(db: Queryable, providerDisputeId: string): Promise<DisputeRow | null> {
  const [row] = await db.select().from(dispute).where(eq(dispute.providerDisputeId, providerDisputeId))
  return row ?? null
}

/** Inserts a dispute and returns its row. */
export async function insertDispute(
  db: Transaction,
  values: typeof dispute.$inferInsert,
): Promise<DisputeRow> {
  const [row] = await db.insert(dispute).values(values).returning()
  return row!
}

/** Updates a dispute. */
export async function updateDispute(
  db: Transaction,
  id: string,
  changes: Partial<DisputeRow>,
): Promise<void> {
  await db.update(dispute).set(changes).where(eq(dispute.id, id))
}

/** Finds the provider's ids of open disputes, by our id, after a given one. */
export async function findOpenDisputes(db: Queryable, afterId: string | null, limit: number) {
  return db
    .select({ id: dispute.id, providerDisputeId: dispute.providerDisputeId })
    .from(dispute)
    .where(and(eq(dispute.status, 'open'), afterId === null ? undefined : gt(dispute.id, afterId)))
    .orderBy(asc(dispute.id))
    .limit(limit)
}
