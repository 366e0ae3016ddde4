import type { ConsentDocument } from '@anseo/domain/consents'
import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsToAccount } from './accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/**
 * The consent of an account to a version of our terms, as proof under GDPR article 7. Append-only by a trigger; a row
 * is only deleted with its account.
 */
export const consent = pgTable(
  'consent',
  {
    accountId: belongsToAccount(),
    document: text('document').$type<ConsentDocument>().notNull(),
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.document, table.version] }),
    check('consent_document', sql`${table.document} in ('terms', 'privacy')`),
  ],
)
