import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsToAccount } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/** An in-app notice, a row of the same transaction as its cause; the content carries the prefix of C2. */
export const notice = pgTable(
  'notice',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: belongsToAccount(),
    content: text('content').notNull(),
    /** The page it links to, a path of the product; null for announcements and others without one. */
    path: text('path'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notice_account').on(table.accountId, table.createdAt.desc().nullsFirst(), table.id),
    index('notice_unread')
      .on(table.accountId)
      .where(sql`read_at is null`),
    index('notice_created').on(table.createdAt),
    // Announcements: their readers are counted by instant (C2).
    index('notice_broadcast')
      .on(table.createdAt)
      .where(sql`content not like '📢 Notifications:%'`),
  ],
)
