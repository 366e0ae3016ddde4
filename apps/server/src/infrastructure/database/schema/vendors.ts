import type { Speciality } from '@anseo/domain/specialities'
import type { WeeklyHours } from '@anseo/domain/working-hours'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts.ts'
import { instant } from './columns.ts'

/** What a vendor offers, and how far the operator has vetted it. */
export const vendor = pgTable(
  'vendor',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    speciality: text('speciality').$type<Speciality>().notNull(),
    city: text('city').notNull(),
    location: text('location').notNull(),
    experience: text('experience').notNull(),
    about: text('about').notNull(),
    phone: text('phone').notNull(),
    feePerHourCents: integer('fee_per_hour_cents').notNull(),
    available: boolean('available').notNull().default(true),
    appliedAt: instant('applied_at').notNull(),
    verifiedAt: instant('verified_at'),
    rejectedAt: instant('rejected_at'),
    suspendedAt: instant('suspended_at'),
    /** Why it is off the list: the operator's decision, or a mandatory check that has lapsed. */
    suspendedFor: text('suspended_for').$type<'decision' | 'lapsed-check'>(),
    /** When the first of its mandatory checks ends, and with it its place on the list; null when none does. */
    listedUntil: instant('listed_until'),
    /** The operator's words to the vendor on the last decision. */
    vettingReason: text('vetting_reason'),
    /** Null means the default hours: every day, the whole grid (S6). */
    weeklyHours: jsonb('weekly_hours').$type<WeeklyHours>(),
    bufferHours: integer('buffer_hours').notNull().default(0),
    noticeHours: integer('notice_hours').notNull().default(0),
    /** Counted with every completion in the same transaction (L3). */
    completedAppointments: integer('completed_appointments').notNull().default(0),
    /** Sum and number of the stars of its visible reviews, counted with each of them. */
    ratingStars: integer('rating_stars').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Its account at the payment provider, which payouts go to (M7). */
    payoutAccount: text('payout_account'),
    /** The name without fadas and capitals, for search and order. */
    searchName: text('search_name').notNull(),
  },
  (table) => [
    check('vendor_fee', sql`${table.feePerHourCents} > 0`),
    check('vendor_buffer', sql`${table.bufferHours} between 0 and 12`),
    check(
      'vendor_rating',
      sql`${table.ratingStars} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
    ),
    check('vendor_notice', sql`${table.noticeHours} >= 0`),
    index('vendor_listed_by_completed')
      .on(table.completedAppointments.desc(), table.searchName, table.id)
      .where(sql`verified_at is not null and suspended_at is null`),
    index('vendor_listed_by_speciality')
      .on(table.speciality, table.completedAppointments.desc(), table.searchName, table.id)
      .where(sql`verified_at is not null and suspended_at is null`),
    index('vendor_listed_until')
      .on(table.listedUntil)
      .where(sql`verified_at is not null and suspended_at is null`),
    index('vendor_search_name').using('gin', sql`${table.searchName} gin_trgm_ops`),
  ],
)

/** A stretch in which a vendor takes no bookings (S6). */
export const timeOff = pgTable(
  'time_off',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => vendor.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** What the vendor calls it, such as a holiday; nobody else sees it. */
    label: text('label'),
  },
  (table) => [
    index('time_off_vendor').on(table.vendorId, table.endsAt),
    check('time_off_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
