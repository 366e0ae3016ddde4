import type { ComplaintOutcome } from '@anseo/domain/moderation'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { contentNotice } from './content-notices.ts'
import { statementOfReasons } from './statements-of-reasons.ts'

/**
 * A complaint about a restriction, or about a report that was not acted upon (D6, DSA article 20); one about each decision.
 */
export const complaint = pgTable(
  'complaint',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    statementId: uuid('statement_id').references(() => statementOfReasons.id, { onDelete: 'cascade' }),
    noticeId: uuid('notice_id').references(() => contentNotice.id, { onDelete: 'cascade' }),
    /** Null for a reporter without an account. */
    accountId: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** The address that the answer is sent to. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
    outcome: text('outcome').$type<ComplaintOutcome>(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: uuid('answered_by'),
    /** When the report was decided in the way that it is about; null for one about a restriction. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('complaint_statement').on(table.statementId),
    uniqueIndex('complaint_notice_decision').on(table.noticeId, table.decidedAt),
    index('complaint_account').on(table.accountId),
    index('complaint_open')
      .on(table.sentAt, table.id)
      .where(sql`answered_at is null`),
    index('complaint_answered').on(table.answeredAt, table.id),
    check('complaint_about', sql`num_nonnulls(${table.statementId}, ${table.noticeId}) = 1`),
    check('complaint_outcome', sql`${table.outcome} in ('upheld', 'reversed')`),
    check(
      'complaint_answer',
      sql`num_nonnulls(${table.outcome}, ${table.answer}, ${table.answeredAt}, ${table.answeredBy}) in (0, 4)`,
    ),
  ],
)
