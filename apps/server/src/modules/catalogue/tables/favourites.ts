import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToClient } from '../../identity/tables/accounts.ts'
import { belongsToVendor } from './vendors.ts'

/** A vendor that a client has saved, once each (C5 of growth). */
export const favourite = pgTable(
  'favourite',
  {
    clientId: belongsToClient(),
    vendorId: belongsToVendor(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.vendorId] }),
    index('favourite_vendor').on(table.vendorId),
  ],
)
