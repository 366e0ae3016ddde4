import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { trader } from '../tables/traders.ts'

export type TraderRow = typeof trader.$inferSelect

/** Finds what vendors have said about themselves as traders, by vendor; those who have not answered are missing. */
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

/** Finds what a vendor has said; null if nothing. */
export const findTrader = async (db: Queryable, vendorId: string): Promise<TraderRow | null> =>
  (await findTraders(db, [vendorId])).get(vendorId) ?? null

/** Stores a vendor's answer in place of the one before. */
export async function saveTrader(db: Transaction, values: typeof trader.$inferInsert): Promise<TraderRow> {
  const { vendorId: _vendorId, ...answer } = values
  const [row] = await db
    .insert(trader)
    .values(values)
    .onConflictDoUpdate({ target: trader.vendorId, set: answer })
    .returning()
  return row!
}

/** Records that an operator has checked a trader's details. */
export async function recordTraderCheck(db: Transaction, vendorId: string, by: string, now: Date) {
  await db.update(trader).set({ checkedAt: now, checkedBy: by }).where(eq(trader.vendorId, vendorId))
}
