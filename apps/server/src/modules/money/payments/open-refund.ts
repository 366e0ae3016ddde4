import { lostCents, refundBegins } from '@anseo/domain/dispute-steps'
import { movementsOfNewRefund } from '@anseo/domain/money-movements'
import { capturedCents } from '@anseo/domain/payment-steps'
import type { RefundedParts } from '@anseo/domain/refunded-parts'
import type { PriceParts } from '@anseo/domain/price'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { bookMovements } from '../ledger/book-movement.ts'
import { findDisputes } from './dispute-store.ts'
import type { PaymentRow } from './payment-store.ts'
import {
  centsOfOthers,
  findRefundsOfPayment,
  insertRefund,
  lessTaken,
  partColumns,
  type RefundRow,
} from '../refunds/refund-store.ts'
import { issueRefundJob } from '../events.ts'

/** The sum of a refund, and the parts of the price it comes from; none for money that paid for nothing (M5). */
export interface Back {
  totalCents: number
  parts: (PriceParts & Partial<RefundedParts>) | null
  /** The bearer, reason and author of an operator's refund, and whether the vendor has earned its share (D2). */
  made?: Pick<RefundRow, 'bearer' | 'reason' | 'madeBy'> & { isEarned: boolean }
}

/**
 * Records a refund; a job issues it. There is at most one automatic refund per payment (M3, M5), besides those of
 * operators (D2). It waits while a dispute is open, and what the bank has given the client is not sent again.
 * @returns null where the payment has its automatic refund.
 */
export async function openRefund(
  unit: UnitOfWork,
  payment: PaymentRow,
  vendorId: string,
  { totalCents, parts, made }: Back,
): Promise<RefundRow | null> {
  const others = await findRefundsOfPayment(unit.db, payment.id)
  const disputes = await findDisputes(unit.db, payment.id)
  const takenCents = made ? 0 : Math.min(totalCents, lostCents(disputes))
  const sentCents = totalCents - takenCents
  const roomCents = capturedCents(payment) - centsOfOthers(others)
  const begins = sentCents === 0 ? 'void' : refundBegins(disputes, sentCents, roomCents)
  const { isEarned = false, ...by } = made ?? {}
  const whole = { ...partColumns(parts), amountCents: totalCents, lossCents: parts?.lossCents ?? 0 }
  const refund = await insertRefund(unit.db, {
    paymentId: payment.id,
    appointmentId: payment.appointmentId,
    ...(begins === 'void' ? whole : { ...whole, ...lessTaken(whole, takenCents) }),
    ...by,
    status: begins === 'void' ? 'void' : 'pending',
    createdAt: unit.now,
  })
  if (!refund) return null
  const unsent = { dueCents: totalCents, takenCents: begins === 'void' ? totalCents : takenCents }
  const opened = { id: refund.id, ...unsent, vendorId, isEarned }
  await bookMovements(unit, movementsOfNewRefund(opened, parts), payment.appointmentId)
  if (begins === 'issued') await unit.enqueue(issueRefundJob, { refundId: refund.id })
  return refund
}
