import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { ledgerEntry, ledgerMovement } from '../tables/ledger.ts'

/** The number of references in one statement. */
const PER_QUERY = 1000

/**
 * Sums the ledger entries of the `provider` account by provider reference, in cents; unknown references are missing.
 */
export async function sumByProviderRef(db: Queryable, refs: readonly string[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  for (let from = 0; from < refs.length; from += PER_QUERY) {
    const rows = await db
      .select({
        ref: ledgerMovement.providerRef,
        cents: sql<number>`sum(${ledgerEntry.cents})`.mapWith(Number),
      })
      .from(ledgerMovement)
      .innerJoin(
        ledgerEntry,
        and(eq(ledgerEntry.movementId, ledgerMovement.id), eq(ledgerEntry.account, 'provider')),
      )
      .where(inArray(ledgerMovement.providerRef, refs.slice(from, from + PER_QUERY)))
      .groupBy(ledgerMovement.providerRef)
    for (const { ref, cents } of rows) sums.set(ref!, cents)
  }
  return sums
}
