import { lostCents, refundBegins, refundHold } from '@anseo/domain/dispute-steps'
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
import { takeFromRefund } from './take-from-refund.ts'
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
  const { begins, leftCents } = await findRoom(unit, refund, payment)
  const change = stepRefund(refund, asked.attempt, answer, refundHold(begins))
  if (change.set.status === 'void' && leftCents > 0) {
    await sendTheRest(unit, refund, { answer, change, leftCents })
    return
  }
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

/** Returns the effect that disputes of the payment have on its refund now, and what they leave for it in cents. */
async function findRoom(unit: UnitOfWork, refund: RefundRow, payment: PaymentRow) {
  const disputes = await findDisputes(unit.db, payment.id)
  const refunds = await findRefundsOfPayment(unit.db, payment.id)
  const roomCents = capturedCents(payment) - centsOfOthers(refunds, refund.id)
  const begins = refundBegins(disputes, refund.amountCents, roomCents)
  return { begins, leftCents: roomCents - lostCents(disputes) }
}

/** Sends what the bank left of a refund again, after it came back and a dispute of a part was lost. */
async function sendTheRest(
  unit: UnitOfWork,
  refund: RefundRow,
  { answer, change, leftCents }: { answer: RefundAnswer; change: RefundChange; leftCents: number },
): Promise<void> {
  const set = { status: 'pending', providerRefundId: null } as const
  const bounced = movementsOfRefund(refund, answer, { ...change, set })
  await bookMovements(unit, bounced, refund.appointmentId)
  await takeFromRefund(unit, refund, refund.amountCents - leftCents, set)
  await unit.enqueue(issueRefundJob, { refundId: refund.id })
}

async function enqueueNext(unit: UnitOfWork, refundId: string, change: RefundChange): Promise<void> {
  const { tryAgainAfter, checkAgain } = change
  if (tryAgainAfter !== null)
    await unit.enqueue(issueRefundJob, { refundId }, { afterSeconds: tryAgainAfter })
  if (checkAgain) await unit.enqueue(checkRefundJob, { refundId }, { afterSeconds: CHECK_AGAIN_SECONDS })
}
