import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from './vendors.ts'

/** The terms for vendors that were announced, each named by the day on which it takes effect; append-only by a trigger. */
export const vendorTerms = pgTable('vendor_terms', {
  version: date('version', { mode: 'string' }).primaryKey(),
  /** The summary of changes since the previous version. */
  changes: text('changes').notNull(),
  text: text('text').notNull(),
  announcedAt: instant('announced_at').notNull(),
  /** The admin who announced it. */
  announcedBy: uuid('announced_by').notNull(),
})

/** A vendor's consent to a version of the terms for vendors; append-only by a trigger. */
export const vendorTermsConsent = pgTable(
  'vendor_terms_consent',
  {
    vendorId: belongsToVendor(),
    version: date('version', { mode: 'string' }).notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorId, table.version] }),
    index('vendor_terms_consent_version').on(table.version),
  ],
)
