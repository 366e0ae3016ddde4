import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { client } from '../../identity/tables/accounts.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

/** When a client who was logged in first viewed a vendor: whom the vendor enters later is not its own client (A7). */
export const vendorView = pgTable(
  'vendor_view',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    firstAt: instant('first_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.vendorId] }),
    index('vendor_view_vendor').on(table.vendorId),
  ],
)
