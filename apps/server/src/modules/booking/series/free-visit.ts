import { isLive } from '@anseo/domain/appointment'
import { isChangeable } from '@anseo/domain/series'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, factsOf } from '../appointment-row.ts'
import { takeStep } from '../appointments/take-step.ts'
import { lockAppointment } from '../lock-appointment.ts'
import type { Visit } from './store.ts'

/** Returns whether nothing was paid for an appointment, or nothing has to be. */
const isUnpaid = ({ paidAt, totalCents }: AppointmentRow) => paidAt === null || totalCents === 0

/**
 * Returns whether a visit can be changed with its series: it could not get an appointment, or it is unpaid and more than 24
 * hours away (C6). One whose appointment has ended, such as by its vendor's cancellation, is not made again.
 */
export function mayChange({ made, conflict, startsAt }: Visit, now: Date): boolean {
  if (made) return isLive(factsOf(made), now) && isUnpaid(made) && isChangeable(made.startsAt, now)
  return conflict !== null || isChangeable(startsAt, now)
}

/** Requires that a visit can be changed with its series. @throws Refusal `APPOINTMENT_ENDED`, `SERIES_TOO_LATE` */
export function requireChange(visit: Visit, now: Date): void {
  if (mayChange(visit, now)) return
  const hasEnded = visit.made !== null && !isLive(factsOf(visit.made), now)
  throw new Refusal(hasEnded ? 'APPOINTMENT_ENDED' : 'SERIES_TOO_LATE')
}

/** Returns the visits from a position on that move with a new rhythm: those to come, and skipped ones. */
export const movableFrom = (visits: readonly Visit[], position: number, now: Date): Visit[] =>
  visits.filter((visit) => visit.position >= position && (visit.skippedAt !== null || mayChange(visit, now)))

/**
 * Cancels the appointment of a visit, if it has one, in the name of its client and without notifying anybody: the
 * change of the series does that.
 * @returns the appointment before the cancellation; null if none was cancelled.
 * @throws Refusal `APPOINTMENT_ENDED`, `SERIES_TOO_LATE`
 */
export async function freeVisit(unit: UnitOfWork, visit: Visit): Promise<AppointmentRow | null> {
  const made = visit.appointmentId === null ? null : await lockAppointment(unit.db, visit.appointmentId)
  requireChange({ ...visit, made }, unit.now)
  if (!made) return null
  await takeStep(unit, made, { kind: 'cancel', by: 'client' })
  return made
}
