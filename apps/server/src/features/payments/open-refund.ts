import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import { findRefundable, type PaymentRow } from './payment-store.ts'
import { insertRefund } from './refund-store.ts'

/** Notes that money goes back, once per payment; a job sends it (M3, M5). */
export async function openRefund(unit: UnitOfWork, payment: PaymentRow, amountCents: number): Promise<void> {
  const refund = await insertRefund(unit.db, {
    paymentId: payment.id,
    appointmentId: payment.appointmentId,
    amountCents,
    createdAt: unit.now,
  })
  if (refund) await unit.enqueue('issue-refund', { refundId: refund.id })
}

/** Gives back that much of what a cancelled appointment was paid with (M3). */
export async function refundAppointment(unit: UnitOfWork, appointmentId: string, amountCents: number) {
  const payment = await findRefundable(unit.db, appointmentId)
  if (!payment) throw new Error(`Appointment ${appointmentId} is paid, but no payment of it can be refunded`)
  await openRefund(unit, payment, amountCents)
}
