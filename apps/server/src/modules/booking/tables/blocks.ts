import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToClient } from '../../identity/tables/accounts.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'

/** A client and a vendor of whom one has blocked the other; each may block the other on its own (C9 of growth). */
export const block = pgTable(
  'block',
  {
    clientId: belongsToClient(),
    vendorId: belongsToVendor(),
    by: text('by').$type<'client' | 'vendor'>().notNull(),
    blockedAt: instant('blocked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.vendorId, table.by] }),
    index('block_vendor').on(table.vendorId),
    check('block_by', sql`${table.by} in ('client', 'vendor')`),
  ],
)
