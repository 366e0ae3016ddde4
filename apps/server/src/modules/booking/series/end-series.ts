import type { endSeries } from '@anseo/contract/series'
import type { BodyOf, ReplyOf } from '@anseo/contract/call'
import { isLive } from '@anseo/domain/appointment'
import { centsToEuro } from '@anseo/domain/money'
import { refundLeftCents } from '@anseo/domain/refund-left'
import { seriesProblem } from '@anseo/domain/series'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, factsOf, slotOf } from '../appointment-row.ts'
import { endAppointment } from '../appointments/end-appointment.ts'
import { seriesEnded } from '../events.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { series } from '../tables/series.ts'
import { freeVisit, mayChange } from './free-visit.ts'
import { seriesEvent } from './series-event.ts'
import { seriesFacts } from './series-facts.ts'
import { findVisits, isSeriesOfClient, lockSeries, type Visit } from './store.ts'

/**
 * Ends the caller's series (C6): what is unpaid and more than 24 hours away is cancelled, named paid visits too, each with
 * its refund; the others still take place.
 * @returns what was cancelled with its refund, and what stays.
 * @throws Refusal `NOT_FOUND` also for an id that is no visit of it, `SERIES_ENDED`, or why a visit cannot be cancelled.
 */
export async function endSeriesFor(
  runtime: Runtime,
  caller: Caller,
  id: string,
  { appointmentIds }: BodyOf<typeof endSeries>,
) {
  const ended = await runtime.transactionOnce(async (unit) => {
    const row = await lockSeries(unit.db, id, isSeriesOfClient(caller.accountId))
    if (!row) throw new Refusal('NOT_FOUND')
    const visits = await findVisits(unit.db, [id])
    refuseOn(seriesProblem(seriesFacts(row, visits), unit.now))
    const ids = new Set(visits.map(({ appointmentId }) => appointmentId))
    if (!appointmentIds.every((named) => ids.has(named))) throw new Refusal('NOT_FOUND')
    const cancelled: AppointmentRow[] = []
    const kept: AppointmentRow[] = []
    for (const visit of visits) {
      const made = visit.appointmentId === null ? null : await lockAppointment(unit.db, visit.appointmentId)
      const isEnded = await endVisit(unit, { ...visit, made }, appointmentIds)
      if (!made || !isLive(factsOf(made), unit.now)) continue
      if (isEnded) cancelled.push(made)
      // One that is over is live until it is complete.
      else if (made.endsAt > unit.now) kept.push(made)
    }
    await unit.db.update(series).set({ endedAt: unit.now, endedBy: 'client' }).where(eq(series.id, id))
    await unit.publish(seriesEnded, { ...seriesEvent(row, visits), kept: kept.map(slotOf) })
    const outcome: Outcome = {
      cancelled: cancelled.map((visit) => ({
        appointmentId: visit.id,
        refund: centsToEuro(refundOf(visit, unit.now)),
      })),
      kept: kept.map((visit) => visit.id),
    }
    return JSON.stringify(outcome)
  })
  return JSON.parse(ended) as Outcome
}

/** The cancelled visits with their refunds in euro, and the ids of the visits that still take place. */
type Outcome = Omit<ReplyOf<typeof endSeries>, 'message'>

/** Ends a visit whose appointment is locked. @returns true if the visit does not take place. */
async function endVisit(unit: UnitOfWork, visit: Visit, named: readonly string[]): Promise<boolean> {
  const { made } = visit
  if (mayChange(visit, unit.now)) {
    await freeVisit(unit, visit)
    return true
  }
  if (!made || made.cancelledAt || !named.includes(made.id)) return false
  // The payment's own notifications inform both of the refund.
  refuseOn(await endAppointment(unit, made, 'client', null))
  return true
}

const refundOf = (row: AppointmentRow, now: Date): number =>
  row.paidAt ? refundLeftCents({ ...factsOf(row), price: row, by: 'client' }, row.givenBack, now) : 0
