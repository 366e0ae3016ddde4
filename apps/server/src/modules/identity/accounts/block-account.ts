import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { accountBlocked } from '../events.ts'
import { account, client } from '../tables/accounts.ts'

/**
 * Blocks a client at once (D6). It waits for the client's bookings that are under way, by their lock, so that the
 * listeners find them all; later ones find the block.
 * @returns false if it is blocked already.
 */
export async function blockAccount(
  unit: UnitOfWork,
  { accountId, adminId }: { accountId: string; adminId: string },
): Promise<boolean> {
  const { db, now } = unit
  await db.select({ id: client.id }).from(client).where(eq(client.id, accountId)).for('no key update')
  const { rowCount } = await db
    .update(account)
    .set({ blockedAt: now })
    .where(and(eq(account.id, accountId), eq(account.role, 'client'), isNull(account.blockedAt)))
  if (rowCount !== 1) return false
  await unit.publish(accountBlocked, { accountId, adminId })
  return true
}

/** Lifts the block of a client; false if there is none. */
export async function unblockAccount(db: Transaction, accountId: string): Promise<boolean> {
  const { rowCount } = await db
    .update(account)
    .set({ blockedAt: null })
    .where(and(eq(account.id, accountId), isNotNull(account.blockedAt)))
  return rowCount === 1
}

/**
 * Returns the condition that an account is blocked. It is no `exists`, for which PostgreSQL may read all accounts.
 * @param accountId an expression.
 */
export const isBlockedAccount = (accountId: SQL): SQL<boolean> =>
  sql<boolean>`coalesce((select ${account.blockedAt} is not null from ${account} where ${account.id} = ${accountId}), false)`

/**
 * Refuses an account that was blocked since its request was admitted; while the transaction lasts it cannot be blocked.
 * @throws Refusal `ACCOUNT_BLOCKED`
 */
export async function refuseBlocked(db: Queryable, accountId: string): Promise<void> {
  const [row] = await db
    .select({ blockedAt: account.blockedAt })
    .from(account)
    .where(eq(account.id, accountId))
    .for('share')
  if (row?.blockedAt) throw new Refusal('ACCOUNT_BLOCKED')
}
