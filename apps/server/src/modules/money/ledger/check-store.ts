import { isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { ledgerCheck } from '../tables/ledger.ts'
import type { Settled } from './balances-store.ts'

type Check = typeof ledgerCheck.$inferSelect

/** Claims the next check of the ledger for this process and returns the last one; null if that is still valid. */
export async function claimCheck(db: Database, now: Date, goodForMs: number): Promise<Check | null> {
  const ageMs = sql`abs(extract(epoch from (excluded.checked_at - ${ledgerCheck.checkedAt}))) * 1000`
  const [claimed] = await db
    .insert(ledgerCheck)
    .values({ checkedAt: now, sumCents: 0, findings: [] })
    .onConflictDoUpdate({
      target: ledgerCheck.id,
      set: { checkedAt: now },
      setWhere: sql`${ageMs} >= ${goodForMs}`,
    })
    .returning()
  return claimed ?? null
}

/** Stores the findings of a check. */
export async function saveFindings(
  db: Database,
  found: Pick<Check, 'sumCents' | 'findings'> & Partial<Settled>,
): Promise<void> {
  await db.update(ledgerCheck).set(found)
}

/** Claims the next comparison with the provider for this process; one that found something is due sooner. */
export async function claimComparison(
  db: Database,
  now: Date,
  { everyMs, againMs }: { everyMs: number; againMs: number },
): Promise<boolean> {
  const dueMs = sql`case when ${ledgerCheck.differences} = '[]' then ${everyMs}::int else ${againMs}::int end`
  const ageMs = sql`abs(extract(epoch from (${now.toISOString()}::timestamptz - ${ledgerCheck.reconciledAt}))) * 1000`
  const claimed = await db
    .update(ledgerCheck)
    .set({ reconciledAt: now })
    .where(or(isNull(ledgerCheck.reconciledAt), sql`${ageMs} >= ${dueMs}`))
    .returning({ id: ledgerCheck.id })
  return claimed.length > 0
}

/** Stores the differences from the provider's list. */
export async function saveDifferences(db: Database, differences: string[]): Promise<void> {
  await db.update(ledgerCheck).set({ differences })
}

/** Reads the findings of the last check; null before the first. */
export async function lastCheck(db: Database): Promise<Check | null> {
  const [row] = await db.select().from(ledgerCheck)
  return row ?? null
}
