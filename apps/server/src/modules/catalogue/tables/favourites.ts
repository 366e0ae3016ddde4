import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { client } from '../../identity/tables/accounts.ts'
import { vendor } from './vendors.ts'

/** A vendor that a client has saved, once each (C5 of growth). */
export const favourite = pgTable(
  'favourite',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => client.id, { onDelete: 'cascade' }),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.vendorId] }),
    index('favourite_vendor').on(table.vendorId),
  ],
)
