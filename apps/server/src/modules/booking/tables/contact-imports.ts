import type { MergedContact } from '@anseo/domain/contact-merge'
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'

/** A contact that an import changed, in its state before. */
export type ImportedChange = MergedContact & {
  id: string
  /** Its state after; missing in an import of an earlier release. */
  after?: MergedContact
}

/** An import of a vendor's clients, kept for as long as it can be undone. */
export const contactImport = pgTable(
  'contact_import',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    createdAt: instant('created_at').notNull(),
    /** The ids of the contacts that it added. */
    added: uuid('added').array().notNull(),
    /** The contacts that it changed, in their state before, and after. */
    before: jsonb('before').$type<ImportedChange[]>().notNull(),
  },
  (table) => [index('contact_import_vendor').on(table.vendorId, table.createdAt)],
)
