import { VISIT_CONFLICTS, type VisitConflict } from '@anseo/domain/series'
import { MAX_SERIES_VISITS } from '@anseo/domain/limits'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { appointment } from './appointments.ts'
import { series, type SeriesPrice } from './series.ts'

/**
 * A date of a series (C6). All of them are stored with the series, so that none is dropped silently: a visit is still to
 * be made, has its appointment, is skipped, or is a conflict until its client chooses another time.
 */
export const seriesVisit = pgTable(
  'series_visit',
  {
    seriesId: uuid('series_id')
      .notNull()
      .references(() => series.id),
    /** The place of the visit in its series, from 1 on. */
    position: integer('position').notNull(),
    /** The start by the rhythm of the series. */
    usualStart: instant('usual_start').notNull(),
    /** The start at which it is made; another one where its client moved it. */
    startsAt: instant('starts_at').notNull(),
    appointmentId: uuid('appointment_id').references(() => appointment.id),
    skippedAt: instant('skipped_at'),
    /** A pause skipped it; resuming the series brings it back. */
    inPause: boolean('in_pause').notNull().default(false),
    /** Why it could not be made; its client was notified. */
    conflict: text('conflict').$type<VisitConflict>(),
    /** The new price that its client agreed to, in place of that of the series. */
    price: jsonb('price').$type<SeriesPrice>(),
    /** When its client was notified that it can be paid for. */
    payableNotifiedAt: instant('payable_notified_at'),
    /** When the charge to the client's saved card, if there is one, was requested. */
    chargeRequestedAt: instant('charge_requested_at'),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.position] }),
    unique('series_visit_appointment').on(table.appointmentId),
    index('series_visit_to_make')
      .on(table.startsAt)
      .where(sql`appointment_id is null and skipped_at is null and conflict is null`),
    index('series_visit_to_tell')
      .on(table.startsAt)
      .where(sql`appointment_id is not null and payable_notified_at is null`),
    index('series_visit_to_charge')
      .on(table.startsAt)
      .where(sql`appointment_id is not null and charge_requested_at is null`),
    check(
      'series_visit_position',
      sql`${table.position} between 1 and ${sql.raw(String(MAX_SERIES_VISITS))}`,
    ),
    check(
      'series_visit_one_state',
      sql`num_nonnulls(${table.appointmentId}, ${table.skippedAt}, ${table.conflict}) <= 1`,
    ),
    check('series_visit_pause', sql`not ${table.inPause} or ${table.skippedAt} is not null`),
    check(
      'series_visit_conflict',
      sql`${table.conflict} in (${sql.raw(VISIT_CONFLICTS.map((reason) => `'${reason}'`).join(', '))})`,
    ),
  ],
)
