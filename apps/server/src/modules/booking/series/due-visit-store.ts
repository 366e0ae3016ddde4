import { SERIES_CHARGE_AHEAD_HOURS, SERIES_DAYS_AHEAD } from '@anseo/domain/limits'
import { VISIT_PAYABLE_MS } from '@anseo/domain/visit-payment'
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { closingCondition } from '../../identity/public.ts'
import { isRequest } from '../appointments/request-store.ts'
import { bookableColumns } from '../appointments/store.ts'
import { appointment } from '../tables/appointments.ts'
import { series } from '../tables/series.ts'
import { seriesVisit } from '../tables/series-visits.ts'
import { isUnanswered } from '../unanswered-series.ts'
import { isRunning } from './store.ts'

/** Returns the condition that a visit is still to be made, like `isPlanned`. */
const isToMake = (now: Date) =>
  and(
    isNull(seriesVisit.appointmentId),
    isNull(seriesVisit.skippedAt),
    isNull(seriesVisit.conflict),
    gt(seriesVisit.startsAt, now),
  )

/**
 * Returns the condition that a visit can be decided now, by the rule of `makeVisit`: its vendor takes bookings of its client,
 * or it waits for that no longer. Visits that go on waiting would hold up those behind them.
 */
function isDecidable(now: Date) {
  const { isVerified, available } = bookableColumns(now, sql`${series.clientId}`)
  const takesBookings = sql`(${isVerified} and ${available})`
  return or(
    lte(seriesVisit.startsAt, new Date(now.getTime() + VISIT_PAYABLE_MS)),
    and(takesBookings, not(closingCondition(sql`${series.clientId}`))),
  )
}

/**
 * Finds visits of confirmed series that are due to become appointments, the earliest first: within 56 days, or as far as the
 * vendor takes bookings (C6). Visits whose time has passed, those skipped by a pause, and those at a new price that the client
 * has not accepted, are left out, and so are those that wait until
 * their vendor takes bookings again.
 */
export const findVisitsToMake = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ seriesId: seriesVisit.seriesId, position: seriesVisit.position })
    .from(seriesVisit)
    .innerJoin(series, eq(series.id, seriesVisit.seriesId))
    .innerJoin(vendor, eq(vendor.id, series.vendorId))
    .where(
      and(
        isRunning,
        isNotNull(series.confirmedAt),
        isToMake(now),
        isDecidable(now),
        or(isNull(series.newPriceFrom), lt(seriesVisit.position, series.newPriceFrom)),
        sql`${seriesVisit.startsAt} < (date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'Europe/Dublin')
          + least(${vendor.horizonDays}, ${SERIES_DAYS_AHEAD}) * interval '1 day') at time zone 'Europe/Dublin'`,
      ),
    )
    .orderBy(asc(seriesVisit.startsAt))
    .limit(limit)

/**
 * Finds the next visit that can be made of each series that waits for its vendor while none of its visits does: the vendor is
 * asked by the appointment that waits (L2).
 */
export function findVisitsToAsk(db: Queryable, now: Date, limit: number) {
  const waiting = db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(eq(appointment.seriesId, series.id), isRequest(now)))
  return db
    .selectDistinctOn([seriesVisit.seriesId], {
      seriesId: seriesVisit.seriesId,
      position: seriesVisit.position,
    })
    .from(seriesVisit)
    .innerJoin(series, eq(series.id, seriesVisit.seriesId))
    .innerJoin(vendor, eq(vendor.id, series.vendorId))
    .where(and(isUnanswered, isToMake(now), isDecidable(now), notExists(waiting)))
    .orderBy(asc(seriesVisit.seriesId), asc(seriesVisit.startsAt))
    .limit(limit)
}

/** Selects confirmed, unpaid visits that can be paid for now, the soonest first. */
const selectVisitsToPay = (db: Queryable, now: Date, which: SQL, limit: number) =>
  db
    .select({ seriesId: seriesVisit.seriesId, position: seriesVisit.position, row: appointment })
    .from(seriesVisit)
    .innerJoin(appointment, eq(appointment.id, seriesVisit.appointmentId))
    .where(
      and(
        which,
        isNotNull(appointment.confirmedAt),
        isNull(appointment.paidAt),
        isNull(appointment.cancelledAt),
        isNull(appointment.declinedAt),
        lte(appointment.startsAt, new Date(now.getTime() + VISIT_PAYABLE_MS)),
        gt(appointment.payBy, now),
      ),
    )
    .orderBy(asc(appointment.startsAt))
    .limit(limit)

/** Finds visits that can be paid for and whose client was not yet notified of that. */
export const findVisitsToNotify = (db: Queryable, now: Date, limit: number) =>
  selectVisitsToPay(db, now, isNull(seriesVisit.payableNotifiedAt), limit)

/** The condition that the charge of a visit is due, by the rule of `visitChargeAt`. */
const isChargeDue = (now: Date) =>
  sql`${appointment.startsAt} - make_interval(hours => ${appointment.cancellationHours} + ${SERIES_CHARGE_AHEAD_HOURS}::int) <= ${now.toISOString()}`

/** Finds visits that can be paid for and whose charge to a saved card is due and was not yet requested. */
export const findVisitsToCharge = (db: Queryable, now: Date, limit: number) =>
  selectVisitsToPay(db, now, and(isNull(seriesVisit.chargeRequestedAt), isChargeDue(now))!, limit)
