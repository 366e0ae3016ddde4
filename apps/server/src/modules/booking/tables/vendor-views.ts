import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToClient } from '../../identity/tables/accounts.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'

/** When a client who was logged in first viewed a vendor: whom the vendor enters later is not its own client (A7). */
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
