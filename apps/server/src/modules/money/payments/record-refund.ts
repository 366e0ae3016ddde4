import { refundBegins } from '@anseo/domain/dispute-steps'
import { refundBounced, refundSent, refundVoid } from '@anseo/domain/ledger'
import { type RefundAnswer, type RefundChange, stepRefund } from '@anseo/domain/refund-steps'
import type { Stripe } from 'stripe'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { toEventBase } from '../../booking/public.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { findDisputes } from './dispute-store.ts'
import { lockPayment, type PaymentRow } from './payment-store.ts'
import { compareAndSetRefund, findRefundRow, type RefundRow } from './refund-store.ts'
import { refundFailed, refundSettled } from '../events.ts'
import { checkRefundJob, issueRefundJob } from '../events.ts'

/** Seconds before a refund that a bank takes its time for is checked again, should the provider not report. */
const CHECK_AGAIN_SECONDS = 3600

/** Notes the provider's answer about one attempt of a refund. */
export function recordRefund(unit: UnitOfWork, asked: RefundRow, answer: Stripe.Refund): Promise<void> {
  return note(unit, asked, answerOf(answer))
}

/** Notes that the provider would not take an attempt on at all. */
export function recordRefusedRefund(unit: UnitOfWork, asked: RefundRow): Promise<void> {
  return note(unit, asked, { status: 'refused' })
}

function answerOf({ id, status }: Stripe.Refund): RefundAnswer {
  if (status === 'failed' || status === 'canceled') return { status: 'failed', providerRefundId: id }
  return { status: status === 'succeeded' ? 'succeeded' : 'pending', providerRefundId: id }
}

async function note(unit: UnitOfWork, asked: RefundRow, answer: RefundAnswer): Promise<void> {
  const { payment, appointment } = await lockPayment(unit.db, asked.paymentId)
  const refund = await findRefundRow(unit.db, asked.id)
  const change = stepRefund(refund, asked.attempt, answer, await heldBack(unit, refund, payment))
  if (Object.keys(change.set).length > 0) {
    const settledAt = change.set.status === 'refunded' || change.set.status === 'void' ? unit.now : null
    await compareAndSetRefund(unit.db, refund, { ...change.set, settledAt })
  }
  await book(unit, refund, answer, change)
  const facts = { ...toEventBase(appointment), refundId: refund.id, amountCents: refund.amountCents }
  if (change.moved === 'sent') await unit.publish(refundSettled, facts)
  if (change.set.status === 'failed') await unit.publish(refundFailed, facts)
  await goOn(unit, refund.id, change)
}

/** Returns the effect that disputes of the payment have on its refund now. */
async function heldBack(unit: UnitOfWork, refund: RefundRow, payment: PaymentRow) {
  const captured = payment.receivedCents ?? payment.amountCents
  const begins = refundBegins(await findDisputes(unit.db, payment.id), refund.amountCents, captured)
  return { frozen: begins === 'frozen', taken: begins === 'void' }
}

/** Money that left or came back is booked for the attempt that moved it (M6). */
async function book(unit: UnitOfWork, refund: RefundRow, answer: RefundAnswer, { moved, set }: RefundChange) {
  const { id, attempt, amountCents, appointmentId } = refund
  if (moved && answer.status !== 'refused') {
    const movement = moved === 'sent' ? refundSent : refundBounced
    await bookMovement(unit, movement(id, attempt, answer.providerRefundId, amountCents), appointmentId)
  }
  if (set.status === 'void') await bookMovement(unit, refundVoid(id, amountCents), appointmentId)
}

async function goOn(unit: UnitOfWork, refundId: string, change: RefundChange): Promise<void> {
  const { tryAgainAfter, checkAgain } = change
  if (tryAgainAfter !== null)
    await unit.enqueue(issueRefundJob, { refundId }, { afterSeconds: tryAgainAfter })
  if (checkAgain) await unit.enqueue(checkRefundJob, { refundId }, { afterSeconds: CHECK_AGAIN_SECONDS })
}
