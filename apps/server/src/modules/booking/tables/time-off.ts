import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

/** A period in which a vendor takes no bookings (S6). */
export const timeOff = pgTable(
  'time_off',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The vendor's private label, such as the name of a holiday. */
    label: text('label'),
  },
  (table) => [
    index('time_off_vendor').on(table.vendorId, table.endsAt),
    check('time_off_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
