import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { payoutHold } from '../tables/payouts.ts'

export type PayoutHoldRow = typeof payoutHold.$inferSelect

const isOpenOf = (vendorId: string) => and(eq(payoutHold.vendorId, vendorId), isNull(payoutHold.releasedAt))

/** The condition that an admin holds the payouts of a vendor. */
export const isOnHold: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${payoutHold} where ${payoutHold.vendorId} = ${vendor.id} and ${payoutHold.releasedAt} is null)`

/** Finds the present hold on a vendor's payouts; null if there is none. */
export async function findHold(db: Queryable, vendorId: string): Promise<PayoutHoldRow | null> {
  const [row] = await db.select().from(payoutHold).where(isOpenOf(vendorId))
  return row ?? null
}

/** Inserts a hold on the payouts of a locked vendor; false if there is one. */
export async function insertHold(
  db: Transaction,
  values: { vendorId: string; reason: string; heldAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.insert(payoutHold).values(values).onConflictDoNothing()
  return rowCount === 1
}

/** Ends the hold on the payouts of a locked vendor; false if there is none. */
export async function endHold(db: Transaction, vendorId: string, releasedAt: Date): Promise<boolean> {
  const { rowCount } = await db.update(payoutHold).set({ releasedAt }).where(isOpenOf(vendorId))
  return rowCount === 1
}
