import type { ContentKind, Ground, Measure } from '@anseo/domain/moderation'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { contentNotice } from './content-notices.ts'

/** The removed content, so that it can be shown again. */
export interface RemovedContent {
  /** The words of a message or profile. */
  text?: string
}

/** A restriction of somebody's content or account, with its reasons (D6, DSA article 17). */
export const statementOfReasons = pgTable(
  'statement_of_reasons',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The account that it restricts. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    measure: text('measure').$type<Measure>().notNull(),
    /** The content that was removed, alone or with the account; null without any. */
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
    /** Of the emailed link. */
    tokenHash: text('token_hash').notNull(),
    liftedAt: instant('lifted_at'),
    liftedBy: uuid('lifted_by'),
  },
  (table) => [
    index('statement_of_reasons_account').on(table.accountId, table.decidedAt),
    uniqueIndex('statement_of_reasons_token').on(table.tokenHash),
    index('statement_of_reasons_decided').on(table.decidedAt),
    index('statement_of_reasons_subject').on(table.subjectId),
    index('statement_of_reasons_notice').on(table.noticeId),
    check('statement_of_reasons_measure', sql`${table.measure} in ('remove', 'suspend', 'block')`),
    check('statement_of_reasons_ground', sql`${table.ground} in ('law', 'terms')`),
    check(
      'statement_of_reasons_content',
      sql`(${table.kind} is null) = (${table.subjectId} is null) and (${table.measure} <> 'remove' or ${table.kind} is not null)`,
    ),
  ],
)
