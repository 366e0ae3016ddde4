import { type AppointmentStep, stepAppointment } from '@anseo/domain/appointment-steps'
import type { Problem } from '@anseo/domain/problem'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { toEventBase, type AppointmentRow, pricedOf } from '../appointment-row.ts'
import { applyChange } from './take-step.ts'
import type { CancelledBy } from '@anseo/domain/appointment'
import { appointmentCancelled } from '../events.ts'

/**
 * Cancels a locked appointment in the name of `by`: frees its slot, works out its refund once (M3) and notifies both
 * sides.
 * @returns why the domain refuses it, or null.
 */
export async function endAppointment(
  unit: UnitOfWork,
  row: AppointmentRow,
  by: CancelledBy,
  reason: string | null,
  { quotedInstead = false } = {},
): Promise<Problem | null> {
  const step: AppointmentStep =
    by !== 'auto' ? { kind: 'cancel', by } : { kind: row.clientId === null ? 'timeOutRequest' : 'timeOut' }
  const { problem, change } = stepAppointment(pricedOf(row), step, unit.now)
  if (problem) return problem
  await applyChange(unit, row, change, { endReason: reason })
  await unit.publish(appointmentCancelled, {
    ...toEventBase(row),
    by,
    reason,
    quotedInstead,
    confirmed: row.confirmedAt !== null,
    paid: row.paidAt !== null,
    refundCents: change.refund.totalCents,
  })
  return null
}
