import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'

/** Returns whether an admin may answer a complaint: not about their own decision, unless no one else on the team can. */
export async function mayAnswer(db: Queryable, adminId: string, decidedBy: string | null): Promise<boolean> {
  if (adminId !== decidedBy) return true
  const others = and(eq(account.role, 'admin'), ne(account.id, adminId), isNull(account.erasedAt))
  return (await db.$count(account, others)) === 0
}
