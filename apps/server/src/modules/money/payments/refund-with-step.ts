import type { AppointmentChange } from '@anseo/domain/appointment-steps'
import { vendorKeptCents, leftOf, splitRegained } from '@anseo/domain/refunded-parts'
import { regainedMovement } from '@anseo/domain/ledger'
import { capturedCents } from '@anseo/domain/payment-steps'
import { partsOfRequest } from '@anseo/domain/payment-request'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { openRefund } from './open-refund.ts'
import { findKeptPayments } from './payment-store.ts'
import { sumRefundedParts } from './refundable.ts'
import { findRefundsOfPayment } from '../refunds/refund-store.ts'
import { laterPaymentRefunded } from '../events.ts'
import type { AppointmentEventBase } from '../../booking/public.ts'

type Refunded = Record<'appointmentId' | 'vendorId', string>

/**
 * Refunds the client's part of the deposit when an appointment ends (M3), and settles the amount held for the vendor (D2).
 */
export async function refundDeposit(
  unit: UnitOfWork,
  { appointmentId, vendorId }: Refunded,
  { refund, regained }: Pick<AppointmentChange, 'refund' | 'regained'>,
): Promise<void> {
  await bookMovement(unit, regainedMovement(appointmentId, vendorId, regained), appointmentId)
  if (refund.totalCents === 0) return
  const [payment] = await findKeptPayments(unit.db, appointmentId, ['deposit'])
  if (!payment) throw new Error(`Appointment ${appointmentId} is paid, but no payment of it can be refunded`)
  await openRefund(unit, payment, vendorId, { totalCents: refund.totalCents, parts: refund })
}

/** Refunds the rest of balances and the tip of an appointment that its client did not cancel, and emits an event for each (A9). */
export async function refundLaterPayments(unit: UnitOfWork, of: AppointmentEventBase): Promise<void> {
  const { appointmentId, vendorId } = of
  for (const payment of await findKeptPayments(unit.db, appointmentId, ['balance', 'tip'])) {
    const refunds = await findRefundsOfPayment(unit.db, payment.id)
    const refunded = sumRefundedParts(refunds)
    const price = partsOfRequest(capturedCents(payment))
    const left = leftOf(price, refunded)
    const regained = splitRegained(vendorKeptCents(price, refunded) - left.vendorFeeCents, refunded)
    await bookMovement(unit, regainedMovement(payment.id, vendorId, regained), appointmentId)
    if (left.totalCents === 0) continue
    const refund = await openRefund(unit, payment, vendorId, { totalCents: left.totalCents, parts: left })
    // The bank has returned the part of a lost dispute already, so that part is not sent.
    if (refund?.status !== 'pending' || payment.kind === 'deposit') continue
    const { id: paymentId, kind } = payment
    await unit.publish(laterPaymentRefunded, { ...of, paymentId, kind, amountCents: refund.amountCents })
  }
}
