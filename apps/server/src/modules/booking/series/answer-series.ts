import { appointmentState } from '@anseo/domain/appointment'
import type { AppointmentStep } from '@anseo/domain/appointment-steps'
import { seriesProblem } from '@anseo/domain/series'
import { visitChargeAt } from '@anseo/domain/visit-payment'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { factsOf } from '../appointment-row.ts'
import { countAnswers } from '../appointments/count-answers.ts'
import { takeStep } from '../appointments/take-step.ts'
import { seriesConfirmed, seriesDeclined } from '../events.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { series } from '../tables/series.ts'
import { seriesEvent } from './series-event.ts'
import { seriesFacts } from './series-facts.ts'
import {
  findVisits,
  isPlanned,
  isSeriesOfVendor,
  isUnmade,
  isWaiting,
  lockSeries,
  type SeriesRow,
  slotOfVisit,
  type Visit,
} from './store.ts'

/**
 * Confirms a series as a whole for its vendor: what waits for an answer is confirmed now, later visits as they are made
 * (C6).
 * @throws Refusal `NOT_FOUND`, `ALREADY_CONFIRMED`, `SERIES_ENDED`
 */
export async function confirmSeriesFor(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await answer(runtime, caller, id, async (unit, row, visits) => {
    const asked = waitingVisits(visits, unit.now)
    const { paymentWindowHours } = row.terms
    await stepPending(unit, asked, { kind: 'confirm', paymentWindowHours })
    await unit.db.update(series).set({ confirmedAt: unit.now }).where(eq(series.id, id))
    const positions = new Set(asked.map(({ position }) => position))
    const answered = (await findVisits(unit.db, [id])).filter(({ position }) => positions.has(position))
    const next = answered.find(({ made }) => made?.confirmedAt && !made.cancelledAt && !made.paidAt)?.made
    // Those before a visit that was confirmed already were told with that answer.
    const since = visits.slice(visits.findLastIndex(({ made }) => made?.confirmedAt) + 1)
    const passed = since.filter((visit) => isUnmade(visit) && visit.startsAt <= unit.now)
    await unit.publish(seriesConfirmed, {
      ...seriesEvent(row, answered),
      payBy: next?.payBy ?? null,
      chargeAt: next?.payBy ? visitChargeAt(next.startsAt, next.cancellationHours) : null,
      passed: passed.map((visit) => slotOfVisit(visit, row)),
    })
  })
}

/** Declines a series for its vendor; its times are free again. @throws Refusal like `confirmSeriesFor` */
export async function declineSeriesFor(
  runtime: Runtime,
  caller: Caller,
  id: string,
  reason: string | null = null,
): Promise<void> {
  await answer(runtime, caller, id, async (unit, row, visits) => {
    const asked = waitingVisits(visits, unit.now)
    await stepPending(unit, asked, { kind: 'decline' }, reason)
    await unit.db.update(series).set({ declinedAt: unit.now, endReason: reason }).where(eq(series.id, id))
    const others = visits.filter(wasConfirmed)
    const kept = others.map((visit) => slotOfVisit(visit, row)).filter(({ end }) => end > unit.now)
    const told = { reason, hasOthers: others.length > 0, kept }
    await unit.publish(seriesDeclined, { ...seriesEvent(row, asked), ...told })
  })
}

/** Returns whether a visit was confirmed before a new rhythm asked its vendor again, and was not cancelled. */
const wasConfirmed = ({ made }: Visit): boolean =>
  made !== null && made.confirmedAt !== null && made.cancelledAt === null

/** Returns the visits that wait for the vendor's answer; all of a series of which none does, such as one that is paused. */
function waitingVisits(visits: readonly Visit[], now: Date): readonly Visit[] {
  const waiting = visits.filter((visit) => (visit.made ? isWaiting(visit, now) : isPlanned(visit, now)))
  return waiting.length > 0 ? waiting : visits
}

async function answer(
  runtime: Runtime,
  caller: Caller,
  id: string,
  take: (unit: UnitOfWork, row: SeriesRow, visits: readonly Visit[]) => Promise<void>,
): Promise<void> {
  await runtime.transactionOnce(async (unit) => {
    const row = await lockSeries(unit.db, id, isSeriesOfVendor(caller.accountId))
    if (!row) throw new Refusal('NOT_FOUND')
    const visits = await findVisits(unit.db, [id])
    refuseOn(seriesProblem(seriesFacts(row, visits), unit.now))
    if (row.confirmedAt) throw new Refusal('ALREADY_CONFIRMED')
    await take(unit, row, visits)
  })
  await countAnswers(runtime, caller.accountId)
}

/** Takes a step with each visit that waits for the vendor. */
async function stepPending(
  unit: UnitOfWork,
  visits: readonly Visit[],
  step: AppointmentStep,
  endReason: string | null = null,
): Promise<void> {
  for (const { appointmentId } of visits) {
    const row = appointmentId && (await lockAppointment(unit.db, appointmentId))
    if (row && appointmentState(factsOf(row), unit.now) === 'pending') {
      await takeStep(unit, row, step, { payReminderAt: null, endReason })
    }
  }
}
