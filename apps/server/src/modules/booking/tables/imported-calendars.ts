import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'

/** Another calendar of a vendor, whose busy times are stored as time off (B10). */
export const importedCalendar = pgTable(
  'imported_calendar',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    label: text('label').notNull(),
    /** The address, encrypted, since it opens the calendar to anyone. */
    sealedAddress: text('sealed_address').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was last read successfully. */
    readAt: instant('read_at').notNull(),
    /** When it is read next; the process that begins moves it on, so that no other reads it too. */
    nextReadAt: instant('next_read_at').notNull(),
    /** When the first reading since then failed. */
    failingSince: instant('failing_since'),
    /** The server's version of the file (ETag), to ask whether it has changed. */
    etag: text('etag'),
  },
  (table) => [
    index('imported_calendar_vendor').on(table.vendorId),
    index('imported_calendar_due').on(table.nextReadAt),
  ],
)
