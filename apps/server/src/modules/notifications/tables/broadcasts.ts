import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'

/** An admin's announcement, its audience and the number of recipients. */
export const broadcast = pgTable(
  'broadcast',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    adminId: uuid('admin_id').notNull(),
    content: text('content').notNull(),
    /** The audience, in the contract's format. */
    audience: jsonb('audience').$type<Record<string, string>>().notNull(),
    people: integer('people').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('broadcast_sent').on(table.sentAt, table.id)],
)
