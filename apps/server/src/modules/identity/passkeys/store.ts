import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../tables/accounts.ts'
import { passkey } from '../tables/passkeys.ts'

export type PasskeyRow = typeof passkey.$inferSelect

/** Returns the passkeys of an account, oldest first. */
export const findPasskeys = (db: Queryable, accountId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.addedAt), asc(passkey.id))

/** Locks a passkey by the credential id of its device, with facts of its account; null if there is none. */
export async function lockPasskey(db: Transaction, credentialId: string) {
  const [row] = await db
    .select({
      ...getTableColumns(passkey),
      role: account.role,
      emailVerifiedAt: account.emailVerifiedAt,
    })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .where(eq(passkey.credentialId, credentialId))
    .for('update', { of: passkey })
  return row ?? null
}

/** Inserts a passkey; returns null if one with its credential id is stored already. */
export async function insertPasskey(
  db: Transaction,
  values: typeof passkey.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await db.insert(passkey).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** Records the use of a passkey. */
export const recordPasskeyUse = (
  db: Transaction,
  id: string,
  used: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>,
) => db.update(passkey).set(used).where(eq(passkey.id, id))

const isOf = (id: string, accountId: string) => and(eq(passkey.id, id), eq(passkey.accountId, accountId))

/** Renames a passkey of an account; returns whether there is one. */
export async function setPasskeyName(db: Queryable, id: string, accountId: string, name: string) {
  const { rowCount } = await db.update(passkey).set({ name }).where(isOf(id, accountId))
  return rowCount === 1
}

/** Deletes a passkey of an account, and returns it; null if there is none. */
export async function deletePasskey(db: Transaction, id: string, accountId: string) {
  const [row] = await db.delete(passkey).where(isOf(id, accountId)).returning()
  return row ?? null
}
