import { vendorProblem } from '@anseo/domain/booking-problem'
import { visitPayableFrom } from '@anseo/domain/visit-payment'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { isClosing } from '../../identity/public.ts'
import { stopOf } from '../appointment-row.ts'
import { holdBookableVendor } from '../appointments/store.ts'
import { timeOutDueOf } from '../appointments/time-out-appointments.ts'
import { notifyBookedJob } from '../events.ts'
import { type Placed, placeVisit } from './place-visit.ts'
import { readSeriesCalendar } from './read-series-calendar.ts'
import { type SeriesRow, setVisit, type VisitRow } from './store.ts'

/**
 * Makes a visit of a locked series whose first visit was booked before (C6). While its vendor takes no bookings it waits
 * until it could be paid for, unless it is confirmed and made early.
 * @param options.early makes it however far ahead it is.
 */
export async function makeVisit(
  unit: UnitOfWork,
  series: SeriesRow,
  visit: VisitRow,
  { early = false } = {},
): Promise<Placed> {
  const { db, now } = unit
  const { vendorId, clientId } = series
  const vendor = await holdBookableVendor(db, vendorId, now, clientId)
  if (!vendor || vendorProblem(vendor) || (await isClosing(db, clientId))) {
    if (!(early && series.confirmedAt) && now < visitPayableFrom(visit.startsAt)) return { later: true }
    await setVisit(db, visit, { conflict: 'vendor' })
    return { conflict: 'vendor' }
  }
  if (vendor.base) await lockVendor(db, vendorId)
  await timeOutDueOf(unit, vendorId)
  const calendar = await readSeriesCalendar(db, vendorId, now, { settings: vendor, stop: stopOf(series) })
  const placed = await placeVisit(unit, { series, visit, calendar, early })
  // At a time that the client chose its vendor is asked, like by any other booking.
  if ('made' in placed && series.confirmedAt && !placed.made.confirmedAt) {
    await unit.enqueue(notifyBookedJob, { appointmentIds: [placed.made.id] })
  }
  return placed
}
