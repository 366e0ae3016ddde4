import { isLive } from '@anseo/domain/appointment'
import { isChangeable } from '@anseo/domain/series'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, factsOf } from '../appointment-row.ts'
import { takeStep } from '../appointments/take-step.ts'
import { lockAppointment } from '../lock-appointment.ts'
import type { Visit } from './store.ts'

/** Nothing was paid for it, or nothing is to be. */
const isUnpaid = ({ paidAt, totalCents }: AppointmentRow) => paidAt === null || totalCents === 0

/**
 * Returns whether a visit can be changed with its series: it is not made, could not be made or has ended early, or it is
 * unpaid and more than 24 hours away (C6).
 */
export function mayChange({ made, conflict, startsAt }: Visit, now: Date): boolean {
  if (made && isLive(factsOf(made), now)) return isUnpaid(made) && isChangeable(made.startsAt, now)
  return conflict !== null || made?.completedAt === null || (made === null && isChangeable(startsAt, now))
}

/**
 * Cancels the appointment of a visit, if it has a live one, in the name of its client and without telling anybody: a
 * change of the series tells.
 * @returns the appointment as it was; null where none was cancelled.
 * @throws Refusal `SERIES_TOO_LATE`
 */
export async function freeVisit(unit: UnitOfWork, visit: Visit): Promise<AppointmentRow | null> {
  const made = visit.appointmentId === null ? null : await lockAppointment(unit.db, visit.appointmentId)
  if (!mayChange({ ...visit, made }, unit.now)) throw new Refusal('SERIES_TOO_LATE')
  if (!made || !isLive(factsOf(made), unit.now)) return null
  await takeStep(unit, made, { kind: 'cancel', by: 'client' })
  return made
}
