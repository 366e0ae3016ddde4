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
    /** The last reading that succeeded. */
    readAt: instant('read_at').notNull(),
    /** The next reading; a process that begins one moves it on, so that no other begins it too. */
    nextReadAt: instant('next_read_at').notNull(),
    /** The first of the failed readings since then. */
    failingSince: instant('failing_since'),
    /** The server's version of the file, to ask whether it has changed. */
    etag: text('etag'),
  },
  (table) => [
    index('imported_calendar_vendor').on(table.vendorId),
    index('imported_calendar_due').on(table.nextReadAt),
  ],
)
