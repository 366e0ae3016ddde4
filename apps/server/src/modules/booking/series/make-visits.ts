import { vendorProblem } from '@anseo/domain/booking-problem'
import { visitPayableFrom } from '@anseo/domain/visit-payment'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { isClosing } from '../../identity/public.ts'
import { stopOf } from '../appointment-row.ts'
import { findBookableVendor } from '../appointments/store.ts'
import { timeOutDueOf } from '../appointments/time-out-appointments.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'
import { notifyBookedJob, visitMissed } from '../events.ts'
import { placeVisit } from './place-visit.ts'
import { otherTimesFor } from './present-conflict.ts'
import { seriesEvent } from './series-event.ts'
import {
  findVisits,
  findVisitsToMake,
  isRunning,
  keyOfVisit,
  lockSeries,
  type SeriesRow,
  setVisit,
  slotOfVisit,
  type VisitRow,
} from './store.ts'

/** The sweep: makes the appointment of each due visit of a confirmed series, each in its own transaction (C6). */
export async function makeDueVisits(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findVisitsToMake(runtime.db, runtime.clock.now(), limit),
    keyOfVisit,
    (due) => runtime.transaction((unit) => makeVisit(unit, due)),
  )
}

/**
 * Makes the appointment of a visit unless another sweep has. If that is impossible, the client is notified, with other times.
 * While the vendor takes no bookings, the visit waits until it could be paid for.
 */
async function makeVisit(
  unit: UnitOfWork,
  { seriesId, position }: Pick<VisitRow, 'seriesId' | 'position'>,
): Promise<void> {
  const { db, now } = unit
  const row = await lockSeries(db, seriesId, isRunning)
  const visit = row && (await findVisits(db, [seriesId]))[position - 1]
  if (!visit || visit.appointmentId || visit.skippedAt || visit.conflict) return
  const { vendorId, clientId } = row
  const vendor = await findBookableVendor(db, vendorId, now, clientId)
  if (!vendor || vendorProblem(vendor) || (await isClosing(db, clientId))) {
    if (now < visitPayableFrom(visit.startsAt)) return
    await setVisit(db, visit, { conflict: 'vendor' })
    return notifyMissed(unit, row, position)
  }
  if (vendor.base) await lockVendor(db, vendorId)
  await timeOutDueOf(unit, vendorId)
  const calendar = await readVendorCalendar(db, vendorId, now, { settings: vendor, stop: stopOf(row) })
  const placed = await placeVisit(unit, { series: row, visit, calendar, reminds: true })
  if ('conflict' in placed) await notifyMissed(unit, row, position)
  // The vendor has to confirm a time that the client chose, like any other request.
  if ('made' in placed && !placed.made.confirmedAt) {
    await unit.enqueue(notifyBookedJob, { appointmentIds: [placed.made.id] })
  }
}

async function notifyMissed(unit: UnitOfWork, row: SeriesRow, position: number): Promise<void> {
  const { db, now } = unit
  const visits = await findVisits(db, [row.id])
  const visit = visits[position - 1]!
  const calendar = await readVendorCalendar(db, row.vendorId, now, { stop: stopOf(row) })
  await unit.publish(visitMissed, {
    ...seriesEvent(row, visits),
    missed: slotOfVisit(visit, row),
    reason: visit.conflict!,
    alternatives: visit.conflict === 'vendor' ? [] : otherTimesFor(row, visit, visits, calendar, now),
  })
}
