import { problemTo } from '@anseo/domain/appointment-permissions'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import { about } from './about.ts'
import { factsOf, lockAppointment, updateAppointment } from './store.ts'

export type PaymentOutcome = 'paid' | 'already-paid' | 'not-payable'

/**
 * Notes that money for an appointment arrived, as the provider says, inside the transaction that notes the money.
 * @returns 'not-payable' when the appointment is no longer open to payment: the money has to go back (M5).
 */
export async function recordPayment(unit: UnitOfWork, appointmentId: string): Promise<PaymentOutcome> {
  const row = await lockAppointment(unit.db, appointmentId)
  if (!row) return 'not-payable'
  const problem = problemTo.pay(factsOf(row), unit.now)
  if (problem?.code === 'ALREADY_PAID') return 'already-paid'
  if (problem) return 'not-payable'
  await updateAppointment(unit.db, row.id, { paidAt: unit.now })
  await unit.publish('appointment.paid', { ...about(row), totalCents: row.totalCents })
  return 'paid'
}
