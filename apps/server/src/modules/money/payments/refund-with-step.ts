import type { AppointmentChange } from '@anseo/domain/appointment-steps'
import { keptByVendor, leftOf, regained } from '@anseo/domain/given-back'
import { heldRegained } from '@anseo/domain/ledger'
import { capturedCents } from '@anseo/domain/payment-steps'
import { partsOfRequest } from '@anseo/domain/payment-request'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { openRefund } from './open-refund.ts'
import { findKept } from './payment-store.ts'
import { givenBackOf } from './refundable.ts'
import { findRefundsOfPayment } from '../refunds/refund-store.ts'

type Refunded = Record<'appointmentId' | 'vendorId', string>

/**
 * Refunds the client's part of the deposit when an appointment ends (M3), and settles the amount held for the vendor (D2).
 */
export async function refundDeposit(
  unit: UnitOfWork,
  { appointmentId, vendorId }: Refunded,
  { refund, regained: gained }: Pick<AppointmentChange, 'refund' | 'regained'>,
): Promise<void> {
  await bookMovement(unit, heldRegained(appointmentId, vendorId, gained), appointmentId)
  if (refund.totalCents === 0) return
  const [payment] = await findKept(unit.db, appointmentId, ['deposit'])
  if (!payment) throw new Error(`Appointment ${appointmentId} is paid, but no payment of it can be refunded`)
  await openRefund(unit, payment, vendorId, { totalCents: refund.totalCents, parts: refund })
}

/** Refunds the rest of the balance and the tip of an appointment that its client did not cancel (A9). */
export async function refundLaterPayments(
  unit: UnitOfWork,
  { appointmentId, vendorId }: Refunded,
): Promise<void> {
  for (const payment of await findKept(unit.db, appointmentId, ['balance', 'tip'])) {
    const refunds = await findRefundsOfPayment(unit.db, payment.id)
    const given = givenBackOf(refunds)
    const price = partsOfRequest(capturedCents(payment))
    const left = leftOf(price, given)
    const gained = regained(keptByVendor(price, given) - left.vendorFeeCents, given)
    await bookMovement(unit, heldRegained(payment.id, vendorId, gained), appointmentId)
    if (left.totalCents === 0) continue
    await openRefund(unit, payment, vendorId, { totalCents: left.totalCents, parts: left })
  }
}
