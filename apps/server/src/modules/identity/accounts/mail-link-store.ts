import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account, mailLink } from '../tables/accounts.ts'

export type LinkPurpose = 'verify' | 'reset'

/** Inserts the link of an email; only a hash of its token is stored. */
export const insertLink = (db: Queryable, link: typeof mailLink.$inferInsert) =>
  db.insert(mailLink).values(link)

/** Finds the link of a token, with the facts of its account that it depends on. */
export async function findLink(db: Queryable, purpose: LinkPurpose, tokenHash: string) {
  const [row] = await db
    .select({
      id: mailLink.id,
      expiresAt: mailLink.expiresAt,
      usedAt: mailLink.usedAt,
      accountId: account.id,
      role: account.role,
      email: account.email,
    })
    .from(mailLink)
    .innerJoin(account, eq(account.id, mailLink.accountId))
    .where(and(eq(mailLink.tokenHash, tokenHash), eq(mailLink.purpose, purpose)))
  return row
}
export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Uses a link up; false when another request was first. */
export async function useLink(db: Queryable, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(mailLink)
    .set({ usedAt: now })
    .where(and(eq(mailLink.id, id), isNull(mailLink.usedAt)))
    .returning({ id: mailLink.id })
  return used.length > 0
}

/** Uses up every reset link of an account, because its password has changed. */
export const useUpResetLinks = (db: Queryable, accountId: string, now: Date) =>
  db
    .update(mailLink)
    .set({ usedAt: now })
    .where(and(eq(mailLink.accountId, accountId), eq(mailLink.purpose, 'reset'), isNull(mailLink.usedAt)))
