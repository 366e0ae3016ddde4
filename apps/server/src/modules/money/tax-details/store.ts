import { eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { taxDetails } from '../tables/tax.ts'

export type TaxDetailsRow = typeof taxDetails.$inferSelect

/** Finds a vendor's tax details; null if it has given none. */
export async function findTaxDetails(db: Queryable, vendorId: string): Promise<TaxDetailsRow | null> {
  const [row] = await db.select().from(taxDetails).where(eq(taxDetails.vendorId, vendorId))
  return row ?? null
}

/** Finds the tax details of some vendors, by vendor. */
export async function findTaxDetailsOf(
  db: Queryable,
  vendorIds: readonly string[],
): Promise<Map<string, TaxDetailsRow>> {
  if (vendorIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(taxDetails)
    .where(inArray(taxDetails.vendorId, [...vendorIds]))
  return new Map(rows.map((row) => [row.vendorId, row]))
}

/** Stores a vendor's tax details in place of earlier ones; when the first were given stays. */
export async function storeTaxDetails(db: Transaction, values: TaxDetailsRow): Promise<void> {
  const { givenAt: _, ...changes } = values
  await db.insert(taxDetails).values(values).onConflictDoUpdate({ target: taxDetails.vendorId, set: changes })
}
