import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { NoticeChannel, NoticeTopic } from '@anseo/domain/notice-choices'
import { belongsToAccount, session } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/** A browser in which a user has allowed pushes; it is deleted with the session. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: belongsToAccount(),
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** The browser's keys, with which a push is encrypted. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Failures in a row; a success sets it back. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_subscription_endpoint').on(table.endpoint),
    index('push_subscription_account').on(table.accountId),
  ],
)

/** A choice of how to be notified of a topic; without one there is a default. */
export const noticeChoice = pgTable(
  'notice_choice',
  {
    accountId: belongsToAccount(),
    topic: text('topic').$type<NoticeTopic>().notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    wanted: boolean('wanted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.topic, table.channel] })],
)
