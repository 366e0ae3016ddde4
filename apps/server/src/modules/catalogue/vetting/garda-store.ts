import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { gardaStatement } from '../tables/vetting.ts'

export type GardaRow = typeof gardaStatement.$inferSelect

/** Finds a vendor's statement on its Garda vetting; empty if there is none. */
export const findGardaStatement = (db: Queryable, vendorId: string): Promise<GardaRow[]> =>
  db.select().from(gardaStatement).where(eq(gardaStatement.vendorId, vendorId))

/** Stores a vendor's statement in place of its earlier one. */
export async function saveGardaStatement(db: Transaction, { vendorId, ...statement }: GardaRow) {
  await db
    .insert(gardaStatement)
    .values({ vendorId, ...statement })
    .onConflictDoUpdate({ target: gardaStatement.vendorId, set: statement })
}
