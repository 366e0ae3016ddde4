import type { Audience } from '@anseo/domain/audience'
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
    audience: jsonb('audience').$type<Audience>().notNull(),
    people: integer('people').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('broadcast_sent').on(table.sentAt, table.id)],
)

/** An announcement that is still to be sent; then it becomes one of the above, of the same id (D4). */
export const scheduledBroadcast = pgTable(
  'scheduled_broadcast',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    adminId: uuid('admin_id').notNull(),
    content: text('content').notNull(),
    audience: jsonb('audience').$type<Audience>().notNull(),
    sendAt: instant('send_at').notNull(),
  },
  (table) => [index('scheduled_broadcast_due').on(table.sendAt, table.id)],
)
