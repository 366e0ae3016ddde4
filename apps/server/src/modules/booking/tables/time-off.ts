import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'
import { importedCalendar } from './imported-calendars.ts'

/** A period in which a vendor takes no bookings (S6). */
export const timeOff = pgTable(
  'time_off',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The vendor's private label, such as the name of a holiday. */
    label: text('label'),
    /** The calendar that it was imported from; null if the vendor entered it. */
    calendarId: uuid('calendar_id').references(() => importedCalendar.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('time_off_vendor').on(table.vendorId, table.endsAt),
    index('time_off_calendar').on(table.calendarId),
    check('time_off_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
