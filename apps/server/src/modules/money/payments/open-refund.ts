import { refundBegins } from '@anseo/domain/dispute-steps'
import { movementsOfNewRefund } from '@anseo/domain/money-movements'
import { partsOfRequest } from '@anseo/domain/payment-request'
import { capturedCents } from '@anseo/domain/payment-steps'
import type { PriceParts } from '@anseo/domain/price'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { bookMovements } from '../ledger/book-movement.ts'
import { findDisputes } from './dispute-store.ts'
import { findRefundable, type PaymentRow } from './payment-store.ts'
import { insertRefund } from './refund-store.ts'
import { issueRefundJob } from '../events.ts'

/** The sum of a refund, and the parts of the price it comes from; none for money that paid for nothing (M5). */
interface Back {
  totalCents: number
  parts: PriceParts | null
}

type Refunded = Record<'appointmentId' | 'vendorId', string>

/**
 * Records a refund, at most one per payment; a job issues it (M3, M5). It waits while a dispute is open, and nothing is
 * sent if the bank has already taken the money.
 */
export async function openRefund(
  unit: UnitOfWork,
  payment: PaymentRow,
  vendorId: string,
  { totalCents, parts }: Back,
): Promise<void> {
  const begins = refundBegins(await findDisputes(unit.db, payment.id), totalCents, capturedCents(payment))
  const refund = await insertRefund(unit.db, {
    paymentId: payment.id,
    appointmentId: payment.appointmentId,
    amountCents: totalCents,
    vendorFeeCents: parts?.vendorFeeCents ?? null,
    platformFeeCents: parts?.platformFeeCents ?? null,
    handlingFeeCents: parts?.handlingFeeCents ?? null,
    status: begins === 'void' ? 'void' : 'pending',
    createdAt: unit.now,
  })
  if (!refund) return
  const opened = { id: refund.id, amountCents: totalCents, vendorId }
  await bookMovements(unit, movementsOfNewRefund(opened, parts, begins), payment.appointmentId)
  if (begins === 'issued') await unit.enqueue(issueRefundJob, { refundId: refund.id })
}

/** Gives back that much of the deposit of an ended appointment (M3). */
export async function refundDeposit(
  unit: UnitOfWork,
  { appointmentId, vendorId }: Refunded,
  back: PriceParts & { totalCents: number },
): Promise<void> {
  const [payment] = await findRefundable(unit.db, appointmentId, ['deposit'])
  if (!payment) throw new Error(`Appointment ${appointmentId} is paid, but no payment of it can be refunded`)
  await openRefund(unit, payment, vendorId, { totalCents: back.totalCents, parts: back })
}

/** Gives back the balance and the tip of an appointment that its client did not cancel, whole (A9). */
export async function refundLaterPayments(
  unit: UnitOfWork,
  { appointmentId, vendorId }: Refunded,
): Promise<void> {
  for (const payment of await findRefundable(unit.db, appointmentId, ['balance', 'tip'])) {
    const totalCents = capturedCents(payment)
    await openRefund(unit, payment, vendorId, { totalCents, parts: partsOfRequest(totalCents) })
  }
}
