import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { account } from '../../identity/tables/accounts.ts'
import { dispute } from './payments.ts'

/** The file that goes with the evidence against a dispute; the provider takes one beside the texts (D3). */
export const disputeFile = pgTable(
  'dispute_file',
  {
    disputeId: uuid('dispute_id')
      .primaryKey()
      .references(() => dispute.id),
    fileKey: text('file_key').notNull().unique(),
    mediaType: text('media_type').$type<'application/pdf' | 'image/jpeg'>().notNull(),
    /** The name that the file had on the operator's computer. */
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => account.id, { onDelete: 'set null' }),
    /** Under which the provider has it; null until the evidence is sent. */
    providerFileId: text('provider_file_id'),
  },
  (table) => [
    check('dispute_file_media_type', sql`${table.mediaType} in ('application/pdf', 'image/jpeg')`),
    check('dispute_file_bytes', sql`${table.bytes} > 0`),
  ],
)
