import {
  type AppointmentChange,
  type AppointmentStep,
  stepAppointment,
} from '@anseo/domain/appointment-steps'
import { withTotal } from '@anseo/domain/price'
import type { MoneyBack } from '@anseo/domain/refund-words'
import { centsToSend } from '@anseo/domain/refunded-parts'
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
  const refundCents = centsToSend(change.refund.totalCents, row.givenBack?.disputedCents)
  await cancel(unit, row, change, { by, reason, quotedInstead, ...moneyBack(row, refundCents) })
  return null
}

/**
 * Cancels a locked appointment as an admin who has refunded everything that was paid for it (D2).
 * @param refunded the last refund in cents, and the appointment as it was before it.
 * @returns why the domain refuses it, or null.
 */
export async function endRefunded(
  unit: UnitOfWork,
  row: AppointmentRow,
  reason: string,
  refunded: { before: AppointmentRow; refundCents: number },
): Promise<Problem | null> {
  const { problem, change } = stepAppointment(pricedOf(row), { kind: 'refundedWhole' }, unit.now)
  if (problem) return problem
  const back = moneyBack(refunded.before, refunded.refundCents)
  await cancel(unit, row, change, { by: 'admin', reason, quotedInstead: false, ...back })
  return null
}

const moneyBack = ({ givenBack }: AppointmentRow, refundCents: number): MoneyBack => ({
  refundCents,
  refundedBeforeCents: givenBack ? withTotal(givenBack).totalCents : 0,
  disputedCents: givenBack?.disputedCents ?? 0,
  isDisputed: givenBack?.isDisputed ?? false,
})

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
interface CancellationFacts extends MoneyBack {
  by: CancelledBy
  reason: string | null
  quotedInstead: boolean
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
