import { refundVoid } from '@anseo/domain/ledger'
import { movementsOfNewRefund } from '@anseo/domain/money-movements'
import { capturedCents } from '@anseo/domain/payment-steps'
import type { PriceParts } from '@anseo/domain/price'
import type { PaymentRow, RefundRow } from '../rows.ts'
import type { Transaction } from '../transaction.ts'
import type { World } from '../world.ts'

/**
 * The amount of a refund in cents and the price parts it covers; null if the payment came too late for a booking (M5).
 */
interface Back {
  totalCents: number
  parts: PriceParts | null
}

/** Records a refund, at most one per payment; a job issues it unless a dispute holds it back (M3, M5). */
export function openRefund(
  world: World,
  transaction: Transaction,
  payment: PaymentRow,
  { totalCents, parts }: Back,
): void {
  const known = transaction.find('refund', ({ paymentId }) => paymentId === payment.id)
  if (known.length > 0) return
  const disputes = transaction.find('dispute', ({ paymentId }) => paymentId === payment.id)
  const begins = world.composition.refundBegins(disputes, totalCents, capturedCents(payment))
  // A dispute is of everything that is left of a payment.
  const takenCents = begins === 'void' ? totalCents : 0
  const { id: paymentId, appointmentId } = payment
  const refund = transaction.insert('refund', {
    paymentId,
    appointmentId,
    amountCents: totalCents,
    parts,
    status: begins === 'void' ? 'void' : 'pending',
    attempt: 1,
    providerRefundId: null,
  })
  const { vendorId } = transaction.get('appointment', appointmentId)
  const opened = { id: refund.id, dueCents: totalCents, takenCents, vendorId }
  for (const movement of movementsOfNewRefund(opened, parts)) transaction.book(movement)
  if (begins === 'issued') transaction.enqueue('issue-refund', refund.id)
}

/** Voids a refund, because a lost dispute has already returned the money. */
export function voidRefund(transaction: Transaction, refund: RefundRow): void {
  transaction.update('refund', refund, { status: 'void' })
  transaction.book(refundVoid(refund.id, refund.amountCents))
}
