import { and, count, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { recoveryCode, secondFactor } from '../tables/second-factors.ts'

export type SecondFactor = typeof secondFactor.$inferSelect

/** Finds an account's two-step verification, confirmed or not. */
export async function findSecondFactor(db: Queryable, accountId: string): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.accountId, accountId))
  return row
}

/**
 * Finds the second factor of an account and locks it until the end of the transaction, so that two codes are checked
 * one after the other.
 */
export async function lockSecondFactor(
  db: Transaction,
  accountId: string,
): Promise<SecondFactor | undefined> {
  const [row] = await db
    .select()
    .from(secondFactor)
    .where(eq(secondFactor.accountId, accountId))
    .for('update')
  return row
}

/** Stores a new encrypted secret, unless two-step verification is already on; returns whether it did. */
export async function saveSecret(
  db: Queryable,
  accountId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const saved = await db
    .insert(secondFactor)
    .values({ accountId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactor.accountId,
      set: { secret, createdAt: now, lastStep: null },
      setWhere: isNull(secondFactor.confirmedAt),
    })
    .returning({ id: secondFactor.accountId })
  return saved.length > 0
}

/** Updates an account's two-step verification, such as its failed attempts. */
export const updateSecondFactor = (
  db: Queryable,
  accountId: string,
  set: Partial<Pick<SecondFactor, 'secret' | 'confirmedAt' | 'lastStep' | 'failures' | 'failedAt'>>,
) => db.update(secondFactor).set(set).where(eq(secondFactor.accountId, accountId))

/** Deletes an account's two-step verification and its recovery codes. */
export async function deleteSecondFactor(db: Transaction, accountId: string): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await db.delete(secondFactor).where(eq(secondFactor.accountId, accountId))
}

/** Replaces an account's recovery codes; only their hashes are stored. */
export async function replaceRecoveryCodes(
  db: Transaction,
  accountId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await db.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ codeHash, accountId })))
}

/** Marks a recovery code as used; returns false if it is wrong or was used before. */
export async function useRecoveryCode(
  db: Queryable,
  accountId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCode.accountId, accountId),
        eq(recoveryCode.codeHash, codeHash),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ id: recoveryCode.codeHash })
  return used.length > 0
}

/** Counts the recovery codes of an account that are not used yet. */
export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)))
  return row?.left ?? 0
}
