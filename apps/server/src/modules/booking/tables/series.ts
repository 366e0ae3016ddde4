import type { CancelledBy } from '@anseo/domain/appointment'
import type { Address } from '@anseo/domain/address'
import type { FeeRelation } from '@anseo/domain/fee-relation'
import type { SeriesWeeks } from '@anseo/domain/series'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import type { BookedService } from '../../catalogue/tables/services.ts'
import { namesVendor } from '../../catalogue/tables/vendors.ts'
import { namesClient } from '../../identity/tables/accounts.ts'

/** The terms frozen for all visits of a series when it is asked for, in cents and minutes (C6). */
export interface SeriesTerms {
  bufferMinutes: number
  cancellationHours: number
  paymentWindowHours: number
  relation: FeeRelation
  services: BookedService[]
  serviceName: string | null
  vendorFeeCents: number
  platformFeeCents: number
  handlingFeeCents: number
  totalCents: number
  fullPriceCents: number | null
  travelFeeCents: number
  /** Its client can withdraw by law from the visits within 14 days of the request (D9). */
  withdrawable?: true
  /**
   * Its client asked that the service begin within these 14 days, which a first visit after them does not need (Consumer
   * Rights Act 2022, s. 119). Missing for series that were booked before this was stored: their clients asked.
   */
  expressRequested?: boolean
}

/** The terms of a visit that a new price changes, in cents (C6). */
export type SeriesPrice = Pick<
  SeriesTerms,
  'vendorFeeCents' | 'platformFeeCents' | 'handlingFeeCents' | 'totalCents' | 'fullPriceCents'
>

/** A series of visits of a client to a vendor at one wall time (C6); its dates are in `series_visit`. */
export const series = pgTable(
  'series',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: namesClient(),
    vendorId: namesVendor(),
    everyWeeks: integer('every_weeks').$type<SeriesWeeks>().notNull(),
    /** The length of each visit. */
    minutes: integer('minutes').notNull(),
    terms: jsonb('terms').$type<SeriesTerms>().notNull(),
    place: text('place').$type<'client' | 'vendor'>().notNull(),
    note: text('note'),
    address: jsonb('address').$type<Address>(),
    bookedAt: instant('booked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    declinedAt: instant('declined_at'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').$type<CancelledBy>(),
    /** The reason that was given for declining or ending it. */
    endReason: text('end_reason'),
    /** When its pause began and when it ends; null for a pause until the client resumes it. */
    pausedAt: instant('paused_at'),
    pausedUntil: instant('paused_until'),
    /** A price that its vendor proposed and its client has not answered. */
    newPrice: jsonb('new_price').$type<SeriesPrice>(),
    /** The position of the first visit at that price; from it on no visit is made before the answer. */
    newPriceFrom: integer('new_price_from'),
    newPriceAnswerBy: instant('new_price_answer_by'),
  },
  (table) => [
    index('series_client').on(table.clientId, table.bookedAt),
    index('series_vendor').on(table.vendorId, table.bookedAt),
    index('series_new_price')
      .on(table.newPriceAnswerBy)
      .where(sql`new_price_answer_by is not null and ended_at is null and declined_at is null`),
    check(
      'series_new_price',
      sql`num_nonnulls(${table.newPrice}, ${table.newPriceFrom}, ${table.newPriceAnswerBy}) in (0, 3)`,
    ),
    check('series_weeks', sql`${table.everyWeeks} in (1, 2, 4)`),
    check('series_minutes', sql`${table.minutes} between 15 and 720`),
    check('series_place', sql`${table.place} in ('client', 'vendor')`),
    check('series_one_end', sql`num_nonnulls(${table.declinedAt}, ${table.endedAt}) <= 1`),
    check('series_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    check('series_pause', sql`${table.pausedUntil} is null or ${table.pausedAt} is not null`),
  ],
)
