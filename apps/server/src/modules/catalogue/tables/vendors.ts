import {
  type Base,
  type Confirmation,
  DEFAULT_BOOKING_RULES,
  type TravelFee,
  type VisitPlace,
} from '@anseo/domain/booking-rules'
import type { Speciality } from '@anseo/domain/specialities'
import type { WeeklyHours } from '@anseo/domain/working-hours'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { speciality } from './specialities.ts'

/** The state of a vendor's vetting, as its indexes and `vetting-store.ts` write it; the latest step hides those before. */
const VETTING_STATE = sql`(case when suspended_at is not null then 'suspended' when verified_at is not null then 'verified' when rejected_at is not null then 'rejected' else 'pending' end)`

/** The condition of the indexes on listed vendors. */
const LISTED = sql`verified_at is not null and suspended_at is null`

/** Returns the SQL of a column without capitals and accents, so that different spellings match. */
const folded = (column: 'city' | 'location') =>
  sql.raw(`translate(lower(${column}), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou')`)

/** A vendor's public offer, and the state of its vetting. */
export const vendor = pgTable(
  'vendor',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    speciality: text('speciality')
      .$type<Speciality>()
      .notNull()
      .references(() => speciality.name),
    city: text('city').notNull(),
    /** The city without case and accents, so that spellings of the same city match. */
    foldedCity: text('folded_city').notNull().generatedAlwaysAs(folded('city')),
    location: text('location').notNull(),
    /**
     * The place it works from, by city and location: one that the domain knows, '' for none, null until looked up.
     */
    place: text('place'),
    experience: text('experience').notNull(),
    about: text('about').notNull(),
    phone: text('phone').notNull(),
    feePerHourCents: integer('fee_per_hour_cents').notNull(),
    /**
     * The total on the vendor's card in cents, the service it is for, and the fee rates it was computed at ('' before
     * the first time).
     */
    priceFromCents: integer('price_from_cents').notNull().default(0),
    priceFor: text('price_for').notNull().default(''),
    priceRates: text('price_rates').notNull().default(''),
    available: boolean('available').notNull().default(true),
    appliedAt: instant('applied_at').notNull(),
    verifiedAt: instant('verified_at'),
    rejectedAt: instant('rejected_at'),
    suspendedAt: instant('suspended_at'),
    /** Why the vendor is suspended: an operator's decision, an expired mandatory check, or a closing account. */
    suspendedFor: text('suspended_for').$type<'decision' | 'lapsed-check' | 'closing'>(),
    /** When the first of its mandatory checks expires, until which it can be listed; null if none expires. */
    listedUntil: instant('listed_until'),
    /** The operator's words to the vendor on the last decision. */
    vettingReason: text('vetting_reason'),
    /** Null means the default hours: every day, the whole grid (S6). */
    weeklyHours: jsonb('weekly_hours').$type<WeeklyHours>(),
    /** `buffer_minutes` rounded up to hours, for the previous release; a trigger keeps both in step. */
    bufferHours: integer('buffer_hours').notNull().default(0),
    noticeHours: integer('notice_hours').notNull().default(0),
    /** Counted with every completion in the same transaction (L3). */
    completedAppointments: integer('completed_appointments').notNull().default(0),
    /** Sum and number of the stars of its visible reviews, counted with each of them. */
    ratingStars: integer('rating_stars').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** The usual time to an answer, in minutes, and when that was last computed (B6). */
    answerMinutes: integer('answer_minutes'),
    answersCountedAt: instant('answers_counted_at'),
    /** The vendor's account at the payment provider, to which payouts go (M7). */
    payoutAccount: text('payout_account'),
    /** The time until which payouts wait after a change of the account (A10). */
    payoutHeldUntil: instant('payout_held_until'),
    /** The name without fadas and capitals, for search and order. */
    searchName: text('search_name').notNull(),

    // Its booking rules (B1); notice is above.
    stepMinutes: integer('step_minutes').notNull().default(DEFAULT_BOOKING_RULES.stepMinutes),
    horizonDays: integer('horizon_days').notNull().default(DEFAULT_BOOKING_RULES.horizonDays),
    bufferMinutes: integer('buffer_minutes').notNull().default(DEFAULT_BOOKING_RULES.bufferMinutes),
    confirmation: text('confirmation').$type<Confirmation>().notNull().default('ask'),
    visitPlace: text('visit_place').$type<VisitPlace>().notNull().default('client'),
    base: jsonb('base').$type<Base>(),
    radiusKm: integer('radius_km'),
    travelFees: jsonb('travel_fees').$type<TravelFee[]>().notNull().default([]),
    cancellationHours: integer('cancellation_hours')
      .notNull()
      .default(DEFAULT_BOOKING_RULES.cancellationHours),
    foldedLocation: text('folded_location').notNull().generatedAlwaysAs(folded('location')),
  },
  (table) => [
    check('vendor_fee', sql`${table.feePerHourCents} > 0`),
    check('vendor_buffer', sql`${table.bufferMinutes} between 0 and 720`),
    check('vendor_step', sql`${table.stepMinutes} in (15, 30, 60)`),
    check('vendor_horizon', sql`${table.horizonDays} between 14 and 365`),
    check('vendor_confirmation', sql`${table.confirmation} in ('ask', 'regulars', 'everyone')`),
    check('vendor_visit_place', sql`${table.visitPlace} in ('client', 'vendor', 'both')`),
    check('vendor_radius', sql`${table.radiusKm} between 1 and 150`),
    check('vendor_travel_fees', sql`jsonb_array_length(${table.travelFees}) <= 4`),
    check('vendor_cancellation', sql`${table.cancellationHours} in (24, 48, 168)`),
    check(
      'vendor_rating',
      sql`${table.ratingStars} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
    ),
    check('vendor_notice', sql`${table.noticeHours} between 0 and 24 * ${table.horizonDays}`),
    ...listIndexes(table),
    // Every column that a search near a place narrows by, so that rows of a large city are counted in the index alone.
    index('vendor_listed_by_place')
      .on(
        table.place,
        table.speciality,
        sql`(-${table.completedAppointments})`,
        table.searchName,
        table.id,
        table.listedUntil,
        table.priceFromCents,
        table.ratingStars,
        table.ratingCount,
      )
      .where(LISTED),
    // The listed vendors whose times differ from the standard grid, for searches by free time (B1, B2).
    index('vendor_own_grid')
      .on(sql`(-${table.completedAppointments})`, table.searchName, table.id)
      .where(sql`${LISTED} and (step_minutes < 60 or weekly_hours is not null)`),
    index('vendor_price_rates').on(table.priceRates, table.id),
    index('vendor_answers')
      .on(table.answersCountedAt)
      .where(sql`answer_minutes is not null`),
    index('vendor_unplaced')
      .on(table.id)
      .where(sql`place is null`),
    index('vendor_listed_until').on(table.listedUntil).where(LISTED),
    // The operator's lists of each state, in their orders (D4). With the columns of the state, pages are found in the
    // index alone.
    index('vendor_state_applied').on(VETTING_STATE, table.appliedAt, table.id, ...stateColumns(table)),
    index('vendor_state_name').on(VETTING_STATE, table.searchName, table.id, ...stateColumns(table)),
    index('vendor_verified').on(table.verifiedAt),
    index('vendor_phone_end').on(sql`reverse(${table.phone}) text_pattern_ops`),
    // Searches for parts of names; in the operator's list also of towns and areas.
    index('vendor_search').using(
      'gin',
      sql`${table.searchName} gin_trgm_ops`,
      sql`${table.foldedCity} gin_trgm_ops`,
      sql`${table.foldedLocation} gin_trgm_ops`,
    ),
  ],
)

const stateColumns = (table: Record<'suspendedAt' | 'verifiedAt' | 'rejectedAt', PgColumn>) =>
  [table.suspendedAt, table.verifiedAt, table.rejectedAt] as const

interface ListColumns extends Record<
  | 'id'
  | 'speciality'
  | 'city'
  | 'foldedCity'
  | 'priceFromCents'
  | 'completedAppointments'
  | 'ratingStars'
  | 'ratingCount'
  | 'searchName'
  | 'listedUntil',
  PgColumn
> {}

/**
 * Returns three indexes for each order of the list: of all vendors, of those of a speciality, and of those of a city.
 * Their last columns are the others that the list filters by, so that skipped rows are never fetched and nothing is
 * sorted, whatever the planner estimates for a city. Keys are written as in `listing-order.ts`, ascending.
 */
function listIndexes(table: ListColumns) {
  const byName = [table.searchName, table.id] as const
  const orders = {
    completed: {
      keys: [sql`(-${table.completedAppointments})`, ...byName],
      of: [table.completedAppointments],
    },
    price: { keys: [table.priceFromCents, ...byName], of: [] },
    name: { keys: byName, of: [] },
    rating: {
      keys: [
        sql`(-(coalesce(${table.ratingStars} * 1000 / nullif(${table.ratingCount}, 0), 0)))`,
        sql`(-${table.ratingCount})`,
        ...byName,
      ],
      of: [table.ratingStars, table.ratingCount],
    },
  }
  const byOrder = Object.entries(orders).flatMap(([order, { keys, of }]) => {
    const rest = [...keys.slice(1), table.listedUntil, ...of]
    return [
      index(`vendor_listed_by_${order}`)
        .on(keys[0]!, ...rest)
        .where(LISTED),
      index(`vendor_speciality_by_${order}`)
        .on(table.speciality, ...keys, table.listedUntil, table.foldedCity, ...of)
        .where(LISTED),
      index(`vendor_city_by_${order}`)
        .on(table.foldedCity, ...keys, table.listedUntil, table.speciality, ...of)
        .where(LISTED),
    ]
  })
  return [...byOrder, index('vendor_listed_by_city').on(table.foldedCity, table.city).where(LISTED)]
}

/** Returns the column of the vendor that a row belongs to; the row is deleted with the vendor. */
export const belongsToVendor = () =>
  uuid('vendor_id')
    .notNull()
    .references(() => vendor.id, { onDelete: 'cascade' })

/**
 * Number of listed vendors by speciality and city, maintained by triggers on `vendor`. Vendors whose `listedUntil`
 * has passed are counted until they are delisted.
 */
export const listingCount = pgTable(
  'listing_count',
  {
    speciality: text('speciality').$type<Speciality>().notNull(),
    /** Null for all cities together. */
    foldedCity: text('folded_city'),
    vendors: integer('vendors').notNull(),
  },
  (table) => [unique('listing_count_of').on(table.foldedCity, table.speciality).nullsNotDistinct()],
)

/** Returns a column for a vendor's id in a row that outlives its account; an erased vendor's row stays without its data. */
export const namesVendor = () =>
  uuid('vendor_id')
    .notNull()
    .references(() => vendor.id)
