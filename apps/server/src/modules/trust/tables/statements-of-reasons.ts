import type { Passage } from '@anseo/domain/marked-passages'
import type { ContentKind, Ground, Measure } from '@anseo/domain/moderation'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsToAccount } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { contentNotice } from './content-notices.ts'

/** The hidden or removed content, so that it can be shown again. */
export interface RemovedContent {
  /** The text before the removal. */
  text?: string
  /** The removed passages of the text; without this field the whole text was removed. */
  passages?: readonly Passage[]
  /** The id of the earlier, provisional statement under which its photos are hidden; if not set, it is this one. */
  hiddenFor?: string
}

/**
 * A restriction of somebody's content or account, with its reasons (D6, DSA article 17). It applies from its decision until
 * it is lifted or has ended.
 */
export const statementOfReasons = pgTable(
  'statement_of_reasons',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The account that it restricts. */
    accountId: belongsToAccount(),
    measure: text('measure').$type<Measure>().notNull(),
    /** The content that was hidden or removed, alone or with the account; null without any. */
    kind: text('kind').$type<ContentKind>(),
    subjectId: uuid('subject_id'),
    removed: jsonb('removed').$type<RemovedContent>(),
    ground: text('ground').$type<Ground>().notNull(),
    provision: text('provision').notNull(),
    facts: text('facts').notNull(),
    /** The report that led to it. */
    noticeId: uuid('notice_id').references(() => contentNotice.id, {
      onDelete: 'set null',
    }),
    /** The admin who decided; null where the system did. */
    decidedBy: uuid('decided_by'),
    automated: boolean('automated').notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** The digest of the secret in the emailed link. */
    tokenHash: text('token_hash').notNull(),
    liftedAt: instant('lifted_at'),
    liftedBy: uuid('lifted_by'),
    /** When it is to end; null without an end. */
    endsAt: instant('ends_at'),
    /** When it ended by itself. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('statement_of_reasons_account').on(table.accountId, table.decidedAt),
    uniqueIndex('statement_of_reasons_token').on(table.tokenHash),
    index('statement_of_reasons_decided').on(table.decidedAt),
    index('statement_of_reasons_subject').on(table.subjectId),
    index('statement_of_reasons_notice').on(table.noticeId),
    uniqueIndex('statement_of_reasons_hidden')
      .on(table.kind, table.subjectId)
      .where(sql`measure = 'hide' and lifted_at is null`),
    index('statement_of_reasons_ending')
      .on(table.endsAt)
      .where(sql`ends_at is not null and ended_at is null and lifted_at is null`),
    check(
      'statement_of_reasons_measure',
      sql`${table.measure} in ('hide', 'redact', 'remove', 'suspend', 'block')`,
    ),
    check(
      'statement_of_reasons_end',
      sql`(${table.endsAt} is null or ${table.measure} in ('remove', 'suspend', 'block')) and (${table.endedAt} is null or coalesce(${table.endsAt} <= ${table.endedAt}, false))`,
    ),
    check('statement_of_reasons_ground', sql`${table.ground} in ('law', 'terms')`),
    check(
      'statement_of_reasons_content',
      sql`(${table.kind} is null) = (${table.subjectId} is null) and (${table.measure} not in ('hide', 'redact', 'remove') or ${table.kind} is not null)`,
    ),
  ],
)

export type StatementRow = typeof statementOfReasons.$inferSelect
