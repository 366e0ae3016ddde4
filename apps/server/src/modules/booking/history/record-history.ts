import { type HistoryStep, slotDetails } from '@anseo/domain/history'
import type { Slot } from '@anseo/domain/slot'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { insertEvent } from './store.ts'
import type { AppointmentEventBase } from '../appointment-event-base.ts'

type Concerned = Pick<AppointmentEventBase, 'appointmentId' | 'clientId' | 'vendorId'>

/** Writes one step into the history of an appointment, in the transaction that took it. */
export async function recordHistory(
  unit: UnitOfWork,
  concerned: Concerned,
  step: HistoryStep,
): Promise<void> {
  const { appointmentId, clientId, vendorId } = concerned
  const actorId = { client: clientId, vendor: vendorId, admin: null, system: null }[step.actor]
  const { kind, actor, details } = step
  await insertEvent(unit.db, { appointmentId, at: unit.now, kind, actor, actorId, details: { ...details } })
}

/** Returns the first step of an appointment that a client requested. */
export const bookedStep = (slot: Slot): HistoryStep => ({
  kind: 'booked',
  actor: 'client',
  details: { slot: slotDetails(slot) },
})

/** Returns the first step of a booking made from a quote. */
export const quoteAcceptedStep = (slot: Slot): HistoryStep => ({ ...bookedStep(slot), kind: 'quoteAccepted' })

/** Returns the second step of a booking that is confirmed as it is made: an instant one, or a visit of a confirmed series (B6, C6). */
export const instantStep = ({ payBy }: { payBy: Date | null }): HistoryStep => ({
  kind: 'confirmed',
  actor: 'system',
  details: payBy ? { by: payBy.toISOString() } : {},
})

/** Returns the first step of a booking that its vendor entered (B7). */
export const enteredStep = (slot: Slot): HistoryStep => ({
  kind: 'entered',
  actor: 'vendor',
  details: { slot: slotDetails(slot) },
})
