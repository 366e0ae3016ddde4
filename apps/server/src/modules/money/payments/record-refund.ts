import { refundBegins, refundHold } from '@anseo/domain/dispute-steps'
import { movementsOfRefund } from '@anseo/domain/money-movements'
import { capturedCents } from '@anseo/domain/payment-steps'
import { type RefundAnswer, type RefundChange, stepRefund } from '@anseo/domain/refund-steps'
import type { Stripe } from 'stripe'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { toEventBase } from '../../booking/public.ts'
import { bookMovements } from '../ledger/book-movement.ts'
import { findDisputes } from './dispute-store.ts'
import { lockPayment, type PaymentRow } from './payment-store.ts'
import {
  centsOfOthers,
  compareAndSetRefund,
  findRefundRow,
  findRefundsOfPayment,
  type RefundRow,
} from '../refunds/refund-store.ts'
import { checkRefundJob, issueRefundJob, refundFailed, refundSettled } from '../events.ts'

/** Seconds until a pending refund is checked again, in case the provider does not report it. */
const CHECK_AGAIN_SECONDS = 3600

/** Records the provider's response to one attempt of a refund. */
export function recordRefund(unit: UnitOfWork, asked: RefundRow, answer: Stripe.Refund): Promise<void> {
  return recordAnswer(unit, asked, answerOf(answer))
}

/** Records that the provider refused an attempt. */
export function recordRefusedRefund(unit: UnitOfWork, asked: RefundRow): Promise<void> {
  return recordAnswer(unit, asked, { status: 'refused' })
}

function answerOf({ id, status }: Stripe.Refund): RefundAnswer {
  if (status === 'failed' || status === 'canceled') return { status: 'failed', providerRefundId: id }
  return { status: status === 'succeeded' ? 'succeeded' : 'pending', providerRefundId: id }
}

async function recordAnswer(unit: UnitOfWork, asked: RefundRow, answer: RefundAnswer): Promise<void> {
  const { payment, appointment } = await lockPayment(unit.db, asked.paymentId)
  const refund = await findRefundRow(unit.db, asked.id)
  const change = stepRefund(refund, asked.attempt, answer, await findRefundHold(unit, refund, payment))
  if (Object.keys(change.set).length > 0) {
    const settledAt = change.set.status === 'refunded' || change.set.status === 'void' ? unit.now : null
    await compareAndSetRefund(unit.db, refund, { ...change.set, settledAt })
  }
  await bookMovements(unit, movementsOfRefund(refund, answer, change), refund.appointmentId)
  const facts = { ...toEventBase(appointment), refundId: refund.id, amountCents: refund.amountCents }
  if (change.moved === 'sent') await unit.publish(refundSettled, facts)
  if (change.set.status === 'failed') await unit.publish(refundFailed, facts)
  await enqueueNext(unit, refund.id, change)
}

/** Returns the effect that disputes of the payment have on its refund now. */
async function findRefundHold(unit: UnitOfWork, refund: RefundRow, payment: PaymentRow) {
  const disputes = await findDisputes(unit.db, payment.id)
  const refunds = await findRefundsOfPayment(unit.db, payment.id)
  const roomCents = capturedCents(payment) - centsOfOthers(refunds, refund.id)
  return refundHold(refundBegins(disputes, refund.amountCents, roomCents))
}

async function enqueueNext(unit: UnitOfWork, refundId: string, change: RefundChange): Promise<void> {
  const { tryAgainAfter, checkAgain } = change
  if (tryAgainAfter !== null)
    await unit.enqueue(issueRefundJob, { refundId }, { afterSeconds: tryAgainAfter })
  if (checkAgain) await unit.enqueue(checkRefundJob, { refundId }, { afterSeconds: CHECK_AGAIN_SECONDS })
}
