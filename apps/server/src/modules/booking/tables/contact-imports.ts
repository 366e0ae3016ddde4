import type { MergedContact } from '@anseo/domain/contact-merge'
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'

/** An import of a vendor's clients, kept for as long as it can be undone. */
export const contactImport = pgTable(
  'contact_import',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    createdAt: instant('created_at').notNull(),
    /** The ids of the contacts that it added. */
    added: uuid('added').array().notNull(),
    /** The rows that it changed, in their state before. */
    before: jsonb('before').$type<({ id: string } & MergedContact)[]>().notNull(),
  },
  (table) => [index('contact_import_vendor').on(table.vendorId, table.createdAt)],
)
