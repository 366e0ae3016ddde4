import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../tables/accounts.ts'
import { erasure } from '../tables/erasures.ts'

type ErasureRow = typeof erasure.$inferSelect

/** Finds the erasure of an account, whether scheduled or done. */
export async function findErasure(db: Queryable, accountId: string): Promise<ErasureRow | null> {
  const [row] = await db.select().from(erasure).where(eq(erasure.accountId, accountId))
  return row ?? null
}

/** Finds a scheduled erasure that is not done yet, and locks it until the end of the transaction. */
export async function lockErasure(db: Transaction, accountId: string): Promise<ErasureRow | null> {
  const [row] = await db
    .select()
    .from(erasure)
    .where(and(eq(erasure.accountId, accountId), isNull(erasure.erasedAt)))
    .for('update')
  return row ?? null
}

/** Schedules an erasure; returns false if one is scheduled already. */
export async function insertErasure(db: Transaction, values: typeof erasure.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(erasure)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: erasure.accountId })
  return rows.length > 0
}

/** Deletes a scheduled erasure, because the owner keeps the account. */
export const deleteErasure = (db: Transaction, accountId: string) =>
  db.delete(erasure).where(eq(erasure.accountId, accountId))

/** Marks an erasure as done, and stores the name that financial records must keep. */
export const markErased = (
  db: Transaction,
  accountId: string,
  done: Pick<ErasureRow, 'erasedAt' | 'nameInRecords' | 'recordsUntil'>,
) => db.update(erasure).set(done).where(eq(erasure.accountId, accountId))

/** Finds accounts due for erasure, including those that cannot be erased yet. */
export async function findDueErasures(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: erasure.accountId })
    .from(erasure)
    .where(and(lte(erasure.eraseAt, now), isNull(erasure.erasedAt)))
    .orderBy(erasure.accountId)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Finds an account and locks it until the end of the transaction. */
export async function lockAccount(db: Transaction, accountId: string) {
  const [row] = await db.select().from(account).where(eq(account.id, accountId)).for('update')
  return row ?? null
}
