import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { trader } from '../tables/traders.ts'

export type TraderRow = typeof trader.$inferSelect

/** Finds the trader details of vendors by vendor; a vendor that has not stated any has no entry. */
export async function findTraders(
  db: Queryable,
  vendorIds: readonly string[],
): Promise<Map<string, TraderRow>> {
  const rows = await db
    .select()
    .from(trader)
    .where(and(inArray(trader.vendorId, [...vendorIds]), isNull(trader.endedAt)))
  return new Map(rows.map((row) => [row.vendorId, row]))
}

/** Finds a vendor's trader details; null if it has not stated any. */
export const findTrader = async (db: Queryable, vendorId: string): Promise<TraderRow | null> =>
  (await findTraders(db, [vendorId])).get(vendorId) ?? null

/** Stores a vendor's trader details in place of earlier ones. */
export async function saveTrader(db: Transaction, values: typeof trader.$inferInsert): Promise<TraderRow> {
  const [row] = await db
    .insert(trader)
    .values(values)
    .onConflictDoUpdate({ target: trader.vendorId, set: values })
    .returning()
  return row!
}

/** Records that an operator has checked a trader's details. */
export async function recordTraderCheck(db: Transaction, vendorId: string, by: string, now: Date) {
  await db.update(trader).set({ checkedAt: now, checkedBy: by }).where(eq(trader.vendorId, vendorId))
}
