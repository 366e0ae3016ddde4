import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToClient } from '../../identity/tables/accounts.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'

/** When a logged-in client first viewed a vendor: a client whom the vendor enters later does not count as its own (A7). */
export const vendorView = pgTable(
  'vendor_view',
  {
    clientId: belongsToClient(),
    vendorId: belongsToVendor(),
    firstAt: instant('first_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.vendorId] }),
    index('vendor_view_vendor').on(table.vendorId),
  ],
)
