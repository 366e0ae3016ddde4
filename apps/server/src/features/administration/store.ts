import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../infrastructure/database/database.ts'
import { account } from '../../infrastructure/database/schema/accounts.ts'
import { notice } from '../../infrastructure/database/schema/notices.ts'

/** Writes one notice for every client and every vendor, in one statement. */
export async function insertNoticeForEveryone(db: Transaction, content: string, now: Date): Promise<void> {
  await db.insert(notice).select((query) =>
    query
      .select({
        id: sql<string>`gen_random_uuid()`.as('id'),
        accountId: account.id,
        content: sql<string>`${content}::text`.as('content'),
        createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
        readAt: sql<null>`null::timestamptz`.as('read_at'),
      })
      .from(account)
      .where(inArray(account.role, ['client', 'vendor'])),
  )
}
