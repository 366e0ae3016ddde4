import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../tables/accounts.ts'
import { erasure } from '../tables/erasures.ts'

type ErasureRow = typeof erasure.$inferSelect

export async function findErasure(db: Queryable, accountId: string): Promise<ErasureRow | null> {
  const [row] = await db.select().from(erasure).where(eq(erasure.accountId, accountId))
  return row ?? null
}

/** An erasure that was asked for and is not done, locked until the end of the transaction. */
export async function lockErasure(db: Transaction, accountId: string): Promise<ErasureRow | null> {
  const [row] = await db
    .select()
    .from(erasure)
    .where(and(eq(erasure.accountId, accountId), isNull(erasure.erasedAt)))
    .for('update')
  return row ?? null
}

/** Notes that somebody asked for it; false when it was asked for before. */
export async function insertErasure(db: Transaction, values: typeof erasure.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(erasure)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: erasure.accountId })
  return rows.length > 0
}

export const deleteErasure = (db: Transaction, accountId: string) =>
  db.delete(erasure).where(eq(erasure.accountId, accountId))

/** Notes that it is done, and the name that records of money go on to carry. */
export const markErased = (
  db: Transaction,
  accountId: string,
  done: Pick<ErasureRow, 'erasedAt' | 'nameInRecords' | 'recordsUntil'>,
) => db.update(erasure).set(done).where(eq(erasure.accountId, accountId))

/** Accounts whose time is up, by id after `after`, so that one that waits keeps no other from its turn. */
export async function findDueErasures(
  db: Queryable,
  now: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: erasure.accountId })
    .from(erasure)
    .where(
      and(
        lte(erasure.eraseAt, now),
        isNull(erasure.erasedAt),
        after === null ? undefined : gt(erasure.accountId, after),
      ),
    )
    .orderBy(erasure.accountId)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** An account, locked until the end of the transaction. */
export async function lockAccount(db: Transaction, accountId: string) {
  const [row] = await db.select().from(account).where(eq(account.id, accountId)).for('update')
  return row ?? null
}
