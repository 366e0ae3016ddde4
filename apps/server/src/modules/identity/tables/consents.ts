import type { ConsentDocument } from '@anseo/domain/consents'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/**
 * That somebody accepted a version of our terms: the proof that GDPR article 7 asks for. Append-only by a trigger; a
 * row goes with its account alone.
 */
export const consent = pgTable(
  'consent',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    document: text('document').$type<ConsentDocument>().notNull(),
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.document, table.version] }),
    check('consent_document', sql`${table.document} in ('terms', 'privacy')`),
  ],
)
