import { sql } from 'drizzle-orm'
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

/** The findings of the last comparison with the provider, and the time in ms from it to this one. */
type Comparison = Pick<Check, 'differences' | 'compareAgainMs'>

/**
 * Claims the next comparison with the provider for this process and returns the last one; null if none is due.
 * @param withinMs the time after which another process takes over if this one has not saved its comparison.
 */
export async function claimComparison(db: Database, now: Date, withinMs: number): Promise<Comparison | null> {
  const { rows } = await db.execute<{ differences: string[]; again: number }>(sql`
    update ${ledgerCheck} set reconciled_at = ${now.toISOString()}, compare_again_ms = ${withinMs}
    from (select id, differences, compare_again_ms as again from ${ledgerCheck}
      where reconciled_at is null or abs(extract(epoch from (${now.toISOString()}::timestamptz - reconciled_at))) * 1000 >= compare_again_ms
      for update) as last
    where ${ledgerCheck.id} = last.id returning last.differences, last.again`)
  const [last] = rows
  return last ? { differences: last.differences, compareAgainMs: last.again } : null
}

/** Stores a comparison that has ended: its differences from the provider's list, and when the next one is due. */
export async function saveComparison(
  db: Database,
  found: Comparison & { reconciledAt: Date },
): Promise<void> {
  await db.update(ledgerCheck).set(found)
}

/** Reads the findings of the last check; null before the first. */
export async function lastCheck(db: Database): Promise<Check | null> {
  const [row] = await db.select().from(ledgerCheck)
  return row ?? null
}
