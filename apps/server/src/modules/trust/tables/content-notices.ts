import type { ContentKind, NoticeDecision } from '@anseo/domain/moderation'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/** Reported content as it was. */
export interface ContentSnapshot {
  text: string | null
  /** The stars of a review; null for any other content. */
  stars: number | null
  /** Whom it is to, or whose page it is on. */
  about: string | null
  /** The file of a photo. */
  photoKey: string | null
}

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
    /** Null for reports from before it was kept. */
    snapshot: jsonb('snapshot').$type<ContentSnapshot>(),
    /** Whose content it is. */
    authorId: uuid('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** The admin that it is or was assigned to. */
    takenBy: uuid('taken_by'),
    decision: text('decision').$type<NoticeDecision>(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
    /** The reasons given to the reporter. */
    reasons: text('reasons'),
    /** The digest of the secret in the link that is emailed with the decision. */
    tokenHash: text('token_hash'),
    /** When a complaint led to another look; the decision before is gone then. */
    reopenedAt: instant('reopened_at'),
  },
  (table) => [
    index('content_notice_reporter').on(table.reporterId, table.sentAt),
    index('content_notice_sent').on(table.sentAt),
    index('content_notice_email').on(table.email),
    index('content_notice_open')
      .on(table.sentAt, table.id)
      .where(sql`decided_at is null`),
    index('content_notice_decided').on(table.decidedAt, table.id),
    index('content_notice_subject').on(table.subjectId),
    index('content_notice_author').on(table.authorId),
    uniqueIndex('content_notice_token').on(table.tokenHash),
    check(
      'content_notice_decision',
      sql`${table.decision} in ('none', 'redact', 'remove', 'suspend', 'block')`,
    ),
    check(
      'content_notice_decided_whole',
      sql`num_nonnulls(${table.decision}, ${table.decidedAt}, ${table.decidedBy}, ${table.reasons}) in (0, 4)`,
    ),
    check(
      'content_notice_kind',
      sql`${table.kind} in ('profile', 'photo', 'review', 'reply', 'message', 'person')`,
    ),
    check('content_notice_reason', sql`${table.reason} in ('illegal', 'rules')`),
  ],
)
