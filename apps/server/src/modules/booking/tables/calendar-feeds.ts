import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'

/** A private link by which a vendor's calendar program reads its appointments; only the secret's SHA-256 is stored. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('calendar_feed_secret').on(table.secretHash),
    index('calendar_feed_vendor').on(table.vendorId),
    uniqueIndex('calendar_feed_one_live')
      .on(table.vendorId)
      .where(sql`revoked_at is null`),
  ],
)
