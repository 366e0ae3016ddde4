import type { CancelledBy } from '@anseo/domain/appointment'
import type { FeeRelation } from '@anseo/domain/fee-relation'
import type { GivenBack } from '@anseo/domain/refunded-parts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { DEFAULT_CANCELLATION_HOURS } from '@anseo/domain/limits'
import type { Address } from '@anseo/domain/address'
import { account } from '../../identity/tables/accounts.ts'
import { contact } from './contacts.ts'
import { series } from './series.ts'
import { instant, instantRange } from '../../../platform/database/schema/columns.ts'
import type { BookedService } from '../../catalogue/tables/services.ts'
import { namesVendor } from '../../catalogue/tables/vendors.ts'

/**
 * An appointment as stored facts (L1): columns hold the instants of what happened, and the domain derives its state.
 * Migration `0001_guards` adds `exclude using gist (vendor_id with =, during with &&) where (declined_at is null and
 * cancelled_at is null)`, so that two live appointments of one vendor can never overlap (S4). Since `0023_held_times` it
 * covers both \`during\` and \`held_during\`, so that a time held for a move cannot be booked either (B8).
 */
export const appointment = pgTable(
  'appointment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for a booking of the vendor's own (B7), whose client is a contact. */
    clientId: uuid('client_id').references(() => account.id),
    vendorId: namesVendor(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The range in the vendor's calendar: start to end plus the buffer frozen at booking (S1). */
    during: instantRange('during').notNull(),
    /** `buffer_minutes` in hours, rounded up, for the previous release; a trigger updates it. */
    bufferHours: integer('buffer_hours').notNull().default(0),
    note: text('note'),
    /** Hours before the start until which the client can cancel with a refund, frozen at booking (A8). */
    cancellationHours: integer('cancellation_hours').notNull().default(DEFAULT_CANCELLATION_HOURS),
    /**
     * Where it takes place, frozen at booking (B4); null for the address in the client's profile, as older bookings have
     * it, and for the place of an erased vendor.
     */
    address: jsonb('address').$type<Address>(),

    /** True if it was confirmed when it was booked (B6); false again once the vendor has to confirm a new time. */
    instant: boolean('instant').notNull().default(false),
    /** The relation of client and vendor at booking, which decided the platform fee (A7). */
    relation: text('relation').$type<FeeRelation>().notNull().default('first'),

    // Prices, frozen at booking (M2).
    vendorFeeCents: integer('vendor_fee_cents').notNull(),
    platformFeeCents: integer('platform_fee_cents').notNull(),
    handlingFeeCents: integer('handling_fee_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Hours the client has to pay after a confirmation, frozen at booking; null before that was stored. */
    paymentWindowHours: doublePrecision('payment_window_hours'),
    /** The names of the booked services or of the quote, and the full price, frozen at booking. */
    serviceName: text('service_name'),
    fullPriceCents: integer('full_price_cents'),
    /** The booked services in their order, as they stood on the menu. */
    services: jsonb('services').$type<BookedService[]>().notNull().default([]),
    /** The paid part of the balance, by card or as the vendor recorded it (B12). */
    balancePaidCents: integer('balance_paid_cents').notNull().default(0),
    /** The travel fee, frozen at booking; part of the balance (A1, B4). */
    travelFeeCents: integer('travel_fee_cents').notNull().default(0),

    bookedAt: instant('booked_at').notNull(),
    /** When the vendor was last asked to confirm it: at the booking, or by a reschedule (L2, L5). */
    requestedAt: instant('requested_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    payBy: instant('pay_by'),
    paidAt: instant('paid_at'),
    declinedAt: instant('declined_at'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by').$type<CancelledBy>(),
    endReason: text('end_reason'),
    clientMarkedAt: instant('client_marked_at'),
    vendorMarkedAt: instant('vendor_marked_at'),
    completedAt: instant('completed_at'),
    /** When the vendor marked the client as a no-show; it also counts as the vendor's mark (L3). */
    noShowAt: instant('no_show_at'),
    /** The vendor's private note. */
    vendorNote: text('vendor_note'),
    /** When the client reported a problem, and when an admin settled it (L3); the words are in `problem_report`. */
    reportedAt: instant('reported_at'),
    reportSettledAt: instant('report_settled_at'),
    rescheduleCount: integer('reschedule_count').notNull().default(0),
    /** Number of reminders to the vendor of an unanswered request (L2). */
    remindedCount: integer('reminded_count').notNull().default(0),
    /** When both were reminded of it, a day and two hours before; a reschedule clears them. */
    dayReminderAt: instant('day_reminder_at'),
    hourReminderAt: instant('hour_reminder_at'),
    /** When the client was reminded that the payment window ends soon; a new confirmation clears it. */
    payReminderAt: instant('pay_reminder_at'),
    /** Incremented by every change, which compares it first (L1); also the sequence number of its calendar entry. */
    version: integer('version').notNull().default(0),
    /** The client of a vendor's own booking; null once it was deleted from the vendor's book. */
    contactId: uuid('contact_id').references(() => contact.id, { onDelete: 'set null' }),
    /** At the client's or the vendor's own place (B4); null for a vendor's own booking that named none, and for older bookings. */
    place: text('place').$type<'client' | 'vendor'>(),
    /** When the client of a vendor's own booking was emailed its date and time, and is therefore emailed a cancellation too (B13). */
    clientToldAt: instant('client_told_at'),
    /** The suggested time that is held for its move, with its buffer, and until when (B8). */
    heldDuring: instantRange('held_during'),
    heldUntil: instant('held_until'),
    /** Until when a client who cancels gets a full refund, because the vendor asked to move it (B8). */
    fullRefundUntil: instant('full_refund_until'),
    /** The buffer after it, frozen at booking (S1). */
    bufferMinutes: integer('buffer_minutes').notNull().default(0),
    /** The series of which it is a visit, and its place there from 1 on (C6). */
    seriesId: uuid('series_id').references(() => series.id),
    seriesPosition: integer('series_position'),
    /** Until when its client can withdraw by law, frozen at booking; null without that right (D9). */
    withdrawableUntil: instant('withdrawable_until'),
    /** When the client asked expressly that it begin within that period (Consumer Rights Act 2022, s. 119). */
    expressRequestAt: instant('express_request_at'),
    /** The part of the sum paid now that an operator or the bank has returned (D2); null if none was. */
    givenBack: jsonb('given_back').$type<GivenBack>(),
  },
  (table) => [
    index('appointment_client').on(table.clientId, table.startsAt),
    index('appointment_contact')
      .on(table.contactId)
      .where(sql`contact_id is not null`),
    index('appointment_vendor').on(table.vendorId, table.startsAt),
    // With the operator's order by start it covers all appointments, for retention.
    index('appointment_own_start')
      .on(table.startsAt)
      .where(sql`client_id is null`),
    // The orders of the operator's list, which leaves out vendors' own bookings: pages are found in the index alone.
    ...operatorOrders(table),
    // The operator counts and pages through each state in these indexes alone, too.
    index('appointment_declined')
      .on(...orderedColumns(table))
      .where(sql`declined_at is not null and client_id is not null`),
    index('appointment_cancelled_by')
      .on(table.cancelledBy, ...orderedColumns(table))
      .where(sql`cancelled_by is not null and client_id is not null`),
    index('appointment_open')
      .on(
        ...orderedColumns(table),
        table.endsAt,
        table.payBy,
        table.confirmedAt,
        table.paidAt,
        table.noShowAt,
        table.clientId,
      )
      .where(sql`completed_at is null and declined_at is null and cancelled_at is null`),
    // Partial indexes for the sweeps: each contains only rows that can become due.
    index('appointment_to_pay')
      .on(sql`least(${table.payBy}, ${table.startsAt})`)
      .where(sql`completed_at is null and declined_at is null and cancelled_at is null and paid_at is null`),
    index('appointment_unanswered')
      .on(table.remindedCount, table.requestedAt)
      .where(
        sql`completed_at is null and declined_at is null and cancelled_at is null and confirmed_at is null`,
      ),
    // For the unpaid appointments of a client, requests among them, which each booking counts (S8). It is for clients only, or
    // PostgreSQL would read all of it for what is due of a vendor while it has no statistics.
    index('appointment_unpaid')
      .on(table.clientId, table.startsAt)
      .where(
        sql`completed_at is null and declined_at is null and cancelled_at is null and paid_at is null and client_id is not null`,
      ),
    index('appointment_day_reminder')
      .on(table.startsAt)
      .where(
        sql`completed_at is null and declined_at is null and cancelled_at is null and confirmed_at is not null and day_reminder_at is null`,
      ),
    // Index of the sums held for vendors, which are read without the rows.
    index('appointment_held')
      .on(table.vendorFeeCents)
      .where(sql`paid_at is not null and completed_at is null and cancelled_at is null`),
    index('appointment_reported')
      .on(table.startsAt)
      .where(sql`reported_at is not null`),
    // Holds of moves, for the sweep; there are few.
    index('appointment_held_until')
      .on(table.heldUntil)
      .where(sql`held_until is not null`),
    // Each visit of a series exists at most once (C6).
    uniqueIndex('appointment_series_visit')
      .on(table.seriesId, table.seriesPosition)
      .where(sql`series_id is not null and declined_at is null and cancelled_at is null`),
    check('appointment_series', sql`(${table.seriesId} is null) = (${table.seriesPosition} is null)`),
    check('appointment_order', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'appointment_total',
      sql`${table.totalCents} = ${table.vendorFeeCents} + ${table.platformFeeCents} + ${table.handlingFeeCents}`,
    ),
    check('appointment_cancelled', sql`(${table.cancelledAt} is null) = (${table.cancelledBy} is null)`),
    check(
      'appointment_one_end',
      sql`num_nonnulls(${table.completedAt}, ${table.declinedAt}, ${table.cancelledAt}) <= 1`,
    ),
    check('appointment_paid_is_confirmed', sql`${table.paidAt} is null or ${table.confirmedAt} is not null`),
    check('appointment_completed_is_paid', sql`${table.completedAt} is null or ${table.paidAt} is not null`),
    // An appointment that costs nothing now never waits for a payment, and has no fees (A6).
    check(
      'appointment_free_is_paid',
      sql`${table.totalCents} > 0 or ${table.confirmedAt} is null or ${table.paidAt} is not null`,
    ),
    check('appointment_free_has_no_fees', sql`${table.vendorFeeCents} > 0 or ${table.totalCents} = 0`),
    check('appointment_reported', sql`${table.reportSettledAt} is null or ${table.reportedAt} is not null`),
    check('appointment_no_show', sql`${table.noShowAt} is null or ${table.vendorMarkedAt} is not null`),
    check('appointment_full_price', sql`${table.fullPriceCents} >= 0`),
    check(
      'appointment_balance',
      sql`${table.balancePaidCents} = 0 or ${table.balancePaidCents} between 0 and coalesce(${table.fullPriceCents}, ${table.vendorFeeCents}) + ${table.travelFeeCents} - ${table.vendorFeeCents}`,
    ),
    check('appointment_travel_fee', sql`${table.travelFeeCents} >= 0`),
    check('appointment_has_one_client', sql`num_nonnulls(${table.clientId}, ${table.contactId}) <= 1`),
    // A vendor's own booking counts as paid from the start, and has no fees of ours: what is paid by link is the vendor's (B7).
    check(
      'appointment_own_has_no_fees',
      sql`${table.clientId} is not null or (${table.totalCents} = ${table.vendorFeeCents} and ${table.paidAt} is not null)`,
    ),
    check(
      'appointment_express_request',
      sql`${table.expressRequestAt} is null or ${table.withdrawableUntil} is not null`,
    ),
    check('appointment_held', sql`(${table.heldDuring} is null) = (${table.heldUntil} is null)`),
    check('appointment_cancellation', sql`${table.cancellationHours} in (24, 48, 168)`),
    check('appointment_relation', sql`${table.relation} in ('first', 'repeat', 'own')`),
    check('appointment_place', sql`${table.place} in ('client', 'vendor')`),
    check('appointment_reschedules', sql`${table.rescheduleCount} between 0 and 2`),
  ],
)

type OrderedColumns = Record<'id' | 'startsAt' | 'bookedAt' | 'totalCents', PgColumn>

/** Returns the keys that order the operator's list, so that an index finds a page without its rows. */
const orderedColumns = ({ startsAt, bookedAt, totalCents, id }: OrderedColumns) =>
  [startsAt, bookedAt, totalCents, id] as const

const operatorOrders = ({ startsAt, bookedAt, totalCents, id }: OrderedColumns) =>
  Object.entries({ starts: startsAt, booked: bookedAt, amount: totalCents }).map(([name, key]) =>
    index(`appointment_${name}`)
      .on(key, id)
      .where(sql`client_id is not null`),
  )

/** Returns the column of the appointment that a row is about. */
export const belongsToAppointment = () =>
  uuid('appointment_id')
    .notNull()
    .references(() => appointment.id)
