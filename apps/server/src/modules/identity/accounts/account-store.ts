import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../tables/accounts.ts'
import type { Role } from '@anseo/domain/role'

export type Account = typeof account.$inferSelect
export type NewAccount = typeof account.$inferInsert

/** Finds the account of an address on one of the three sites; the address is in its stored form. */
export async function findAccountByEmail(
  db: Queryable,
  role: Role,
  email: string,
): Promise<Account | undefined> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.role, role), eq(account.email, email)))
  return row
}

/** Finds an account of any role by its id. */
export async function findAccount(db: Queryable, id: string): Promise<Account | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id))
  return row
}

/** Inserts an account and returns its id; null if the address already has one on that site. */
export async function insertAccount(db: Queryable, values: NewAccount): Promise<string | null> {
  const [row] = await db
    .insert(account)
    .values(values)
    .onConflictDoNothing({ target: [account.role, account.email] })
    .returning({ id: account.id })
  return row?.id ?? null
}

/** Locks an account's password until the end of the transaction; false if it has changed. */
export async function lockPassword(db: Queryable, id: string, passwordHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, id), eq(account.passwordHash, passwordHash)))
    .for('share')
  return rows.length > 0
}

/** Replaces a password; with `replaced` only if that is still the current hash. Returns whether it did. */
export async function setPassword(
  db: Queryable,
  id: string,
  passwordHash: string,
  replaced?: string,
): Promise<boolean> {
  const changed = await db
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.id, id), replaced === undefined ? undefined : eq(account.passwordHash, replaced)))
    .returning({ id: account.id })
  return changed.length > 0
}

/** Replaces the name. */
export const setName = (db: Queryable, id: string, name: string) =>
  db.update(account).set({ name }).where(eq(account.id, id))

/** Marks the address as verified. Returns whether this was the first time. */
export async function setVerified(db: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(account)
    .set({ emailVerifiedAt: now })
    .where(and(eq(account.id, id), isNull(account.emailVerifiedAt)))
    .returning({ id: account.id })
  return rows.length > 0
}

/**
 * Deletes an account with an unverified address and all rows that belong to it. Returns whether it did; the database
 * refuses with a foreign key violation if others' rows, such as a booking, refer to it.
 */
export async function deleteUnverified(db: Queryable, id: string): Promise<boolean> {
  const deleted = await db
    .delete(account)
    .where(and(eq(account.id, id), isNull(account.emailVerifiedAt)))
    .returning({ id: account.id })
  return deleted.length > 0
}
