import { and, count, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { recoveryCode, secondFactor } from '../tables/second-factors.ts'

export type SecondFactor = typeof secondFactor.$inferSelect

export async function findSecondFactor(db: Queryable, accountId: string): Promise<SecondFactor | undefined> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.accountId, accountId))
  return row
}

/** The same, held until the end of the transaction: two codes are looked at one after the other. */
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

/** Begins anew with a secret, unless one is in force already; answers whether it did. */
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

export const updateSecondFactor = (
  db: Queryable,
  accountId: string,
  set: Partial<Pick<SecondFactor, 'confirmedAt' | 'lastStep' | 'failures' | 'failedAt'>>,
) => db.update(secondFactor).set(set).where(eq(secondFactor.accountId, accountId))

/** Takes the second step away, with its recovery codes. */
export async function deleteSecondFactor(db: Transaction, accountId: string): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await db.delete(secondFactor).where(eq(secondFactor.accountId, accountId))
}

/** Puts new recovery codes in the place of the old ones. */
export async function replaceRecoveryCodes(
  db: Transaction,
  accountId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await db.insert(recoveryCode).values(codeHashes.map((codeHash) => ({ codeHash, accountId })))
}

/** Uses a recovery code up; false when it is none, or was used. */
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

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt)))
  return row?.left ?? 0
}
