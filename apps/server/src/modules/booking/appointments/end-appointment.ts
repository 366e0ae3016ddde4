import {
  type AppointmentChange,
  type AppointmentStep,
  stepAppointment,
} from '@anseo/domain/appointment-steps'
import { withTotal } from '@anseo/domain/price'
import type { Problem } from '@anseo/domain/problem'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { toEventBase, type AppointmentRow, pricedOf } from '../appointment-row.ts'
import { applyChange } from './take-step.ts'
import type { CancelledBy } from '@anseo/domain/appointment'
import { appointmentCancelled } from '../events.ts'

/**
 * Cancels a locked appointment in the name of `by`: frees its slot, computes its refund once (M3) and notifies both
 * sides.
 * @param by 'auto' for an appointment whose time to answer or pay is up.
 * @param options.quotedInstead true if an accepted quote replaces it, which the notifications then say.
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
  const refundCents = change.refund.totalCents
  const refundedBeforeCents = row.givenBack ? withTotal(row.givenBack).totalCents : 0
  await cancel(unit, row, change, { by, reason, quotedInstead, refundCents, refundedBeforeCents })
  return null
}

/**
 * Cancels a locked appointment as an admin who has refunded everything that was paid for it (D2).
 * @param back the last refund, and what had been refunded of the deposit before it, in cents.
 * @returns why the domain refuses it, or null.
 */
export async function endRefunded(
  unit: UnitOfWork,
  row: AppointmentRow,
  reason: string,
  back: Pick<CancellationFacts, 'refundCents' | 'refundedBeforeCents'>,
): Promise<Problem | null> {
  const { problem, change } = stepAppointment(pricedOf(row), { kind: 'refundedWhole' }, unit.now)
  if (problem) return problem
  await cancel(unit, row, change, { by: 'admin', reason, quotedInstead: false, ...back })
  return null
}

/** Records in the audit log that an admin, or the system, cancelled an appointment. */
export const recordCancellation = (
  unit: UnitOfWork,
  { id, paidAt }: AppointmentRow,
  by: { adminId: string | null; reason?: string | null; details: Record<string, string> },
): Promise<void> =>
  recordAudit(unit, {
    adminId: by.adminId,
    action: 'appointment.cancelled',
    subject: { kind: 'appointment', id },
    reason: by.reason ?? undefined,
    details: { state: { from: paidAt ? 'paid' : 'not paid', to: 'cancelled' }, ...by.details },
  })

/** The facts about a cancellation that its event carries in addition to those of the appointment. */
interface CancellationFacts {
  by: CancelledBy
  reason: string | null
  quotedInstead: boolean
  refundCents: number
  refundedBeforeCents: number
}

async function cancel(
  unit: UnitOfWork,
  row: AppointmentRow,
  change: AppointmentChange,
  facts: CancellationFacts,
): Promise<void> {
  await applyChange(unit, row, change, { endReason: facts.reason })
  await unit.publish(appointmentCancelled, {
    ...toEventBase(row),
    ...facts,
    confirmed: row.confirmedAt !== null,
    paid: row.paidAt !== null,
    earnedCents: change.earnedCents,
  })
}
