import type { Speciality } from '@anseo/domain/specialities'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToClient } from '../../identity/tables/accounts.ts'
import { belongsToVendor, vendor } from '../../catalogue/tables/vendors.ts'

/** A time that a client waits for: of one vendor, or of any of a speciality in a town (C7 of growth). */
export const waitlistEntry = pgTable(
  'waitlist_entry',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: belongsToClient(),
    vendorId: uuid('vendor_id').references(() => vendor.id, { onDelete: 'cascade' }),
    speciality: text('speciality').$type<Speciality>(),
    town: text('town'),
    /** The town without case and accents, as `vendor.folded_city` has it. */
    foldedTown: text('folded_town'),
    /** In Dublin; earliest first. */
    days: date('days', { mode: 'string' }).array().notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Minutes of the day; an end above 1440 is on the next one. */
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
    /** The length of the booking. */
    minutes: integer('minutes').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The services of the vendor that are to be booked; none for time alone. */
    serviceIds: uuid('service_ids').array().notNull().default([]),
  },
  (table) => [
    index('waitlist_of_client').on(table.clientId),
    index('waitlist_of_vendor')
      .on(table.vendorId)
      .where(sql`vendor_id is not null`),
    index('waitlist_of_town')
      .on(table.speciality, table.foldedTown)
      .where(sql`vendor_id is null`),
    index('waitlist_last_day').on(table.lastDay),
    check(
      'waitlist_whom',
      sql`num_nonnulls(${table.speciality}, ${table.town}, ${table.foldedTown}) = case when ${table.vendorId} is null then 3 else 0 end`,
    ),
    check('waitlist_days', sql`cardinality(${table.days}) between 1 and 14`),
    check('waitlist_hours', sql`${table.toMinute} - ${table.fromMinute} >= ${table.minutes}`),
  ],
)

/** A free time of which a client was notified, once each (C7). The table keeps the name that it was created with. */
export const waitlistNotification = pgTable(
  'waitlist_telling',
  {
    clientId: belongsToClient(),
    vendorId: belongsToVendor(),
    startsAt: instant('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    toldAt: instant('told_at').notNull(),
    /** The end of the night in which it became free, when the email is due; null by day and once it was sent. */
    mailDueAt: instant('mail_due_at'),
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.vendorId, table.startsAt] }),
    index('waitlist_telling_vendor').on(table.vendorId),
    index('waitlist_telling_start').on(table.startsAt),
    index('waitlist_telling_mail_due')
      .on(table.mailDueAt)
      .where(sql`mail_due_at is not null`),
  ],
)
