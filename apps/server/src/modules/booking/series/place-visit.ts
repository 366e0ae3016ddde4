import { confirmed } from '@anseo/domain/appointment-steps'
import { isTimeToMake, type VisitConflict, visitConflict } from '@anseo/domain/series'
import { slotOfLength } from '@anseo/domain/slot'
import { withdrawalEnd } from '@anseo/domain/withdrawal'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, toEventBase } from '../appointment-row.ts'
import { insertAppointment } from '../appointments/store.ts'
import { bookedStep, instantStep, recordHistory } from '../history/record-history.ts'
import { type SeriesRow, setVisit, type VisitRow } from './store.ts'
import { termsOfVisit } from './terms-of-visit.ts'

/** The outcome for a visit: made, impossible, or to be made later. */
export type Placed = { made: AppointmentRow } | { conflict: VisitConflict } | { later: true }

interface Placing {
  series: SeriesRow
  visit: VisitRow
  /** The vendor's current calendar, which has no end. */
  calendar: VendorCalendar
  /** Makes it however far ahead it is. */
  early?: boolean
}

/**
 * Makes the appointment of one visit of a locked series if it is due, and only checks its date otherwise (C6). In a confirmed
 * series the appointment is confirmed at once, unless the client chose another time for it.
 */
export async function placeVisit(
  unit: UnitOfWork,
  { series, visit, calendar, early = false }: Placing,
): Promise<Placed> {
  const slot = slotOfLength(visit.startsAt, series.minutes)
  const conflict = visitConflict(calendar, slot, unit.now)
  if (conflict) return refuse(unit, visit, conflict)
  const isTime = early || isTimeToMake(slot.start, calendar.horizonDays, unit.now)
  if (isPriceOpen(series, visit) || !isTime) return { later: true }
  const row = await make(unit, series, visit)
  // The database has the last word on the time (S4).
  if (!row) return refuse(unit, visit, 'taken')
  await setVisit(unit.db, visit, { appointmentId: row.id, payableNotifiedAt: null, chargeRequestedAt: null })
  unit.realtime.calendarChanged(series.vendorId, [slot])
  return { made: row }
}

/** Returns whether the client has not accepted the visit's new price yet. */
const isPriceOpen = ({ newPriceFrom }: SeriesRow, { position }: VisitRow): boolean =>
  newPriceFrom !== null && position >= newPriceFrom

async function refuse(unit: UnitOfWork, visit: VisitRow, conflict: VisitConflict): Promise<Placed> {
  await setVisit(unit.db, visit, { conflict })
  return { conflict }
}

/** Inserts the appointment of a visit and returns it; null if its time was taken. */
async function make(unit: UnitOfWork, series: SeriesRow, visit: VisitRow): Promise<AppointmentRow | null> {
  const { place, address, note, clientId, vendorId } = series
  const { withdrawable, expressRequested = true, ...terms } = termsOfVisit(series, visit)
  const withdrawableUntil = withdrawable ? withdrawalEnd(series.bookedAt) : null
  const slot = slotOfLength(visit.startsAt, series.minutes)
  const isUsual = visit.startsAt.getTime() === visit.usualStart.getTime()
  const isAgreed = series.confirmedAt !== null && isUsual
  const row = await insertAppointment(unit.db, {
    ...terms,
    clientId,
    vendorId,
    slot,
    place,
    address,
    note,
    seriesId: series.id,
    seriesPosition: visit.position,
    bookedAt: unit.now,
    requestedAt: unit.now,
    withdrawableUntil,
    expressRequestAt:
      expressRequested && withdrawableUntil && slot.start < withdrawableUntil ? series.bookedAt : null,
    ...(isAgreed && confirmed(terms, unit.now, { ...terms, visit: slot })),
  })
  if (!row) return null
  await recordHistory(unit, toEventBase(row), bookedStep(slot))
  if (isAgreed) await recordHistory(unit, toEventBase(row), instantStep(row))
  return row
}
