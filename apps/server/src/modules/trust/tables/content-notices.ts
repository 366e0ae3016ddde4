import type { ContentKind } from '@anseo/contract/content-notices'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/** A report of content that somebody holds to be illegal or against the rules (D6, DSA article 16). */
export const contentNotice = pgTable(
  'content_notice',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for a visitor. */
    reporterId: uuid('reporter_id').references(() => account.id, { onDelete: 'set null' }),
    kind: text('kind').$type<ContentKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    reason: text('reason').$type<'illegal' | 'rules'>().notNull(),
    text: text('text').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('content_notice_reporter').on(table.reporterId, table.sentAt),
    index('content_notice_sent').on(table.sentAt),
    index('content_notice_email').on(table.email),
    check('content_notice_kind', sql`${table.kind} in ('profile', 'photo', 'review', 'message', 'person')`),
    check('content_notice_reason', sql`${table.reason} in ('illegal', 'rules')`),
  ],
)
