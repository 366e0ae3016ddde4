import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../infrastructure/database/database.ts'
import { account, type Role } from '../../infrastructure/database/schema/accounts.ts'

export type Account = typeof account.$inferSelect

/** The account of an address on one of the three sites; the address is in its stored form. */
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
