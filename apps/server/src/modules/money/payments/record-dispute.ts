import { stepDispute } from '@anseo/domain/dispute-steps'
import { disputeOpened, refundVoid } from '@anseo/domain/ledger'
import { movementOfVerdict } from '@anseo/domain/money-movements'
import { capturedCents } from '@anseo/domain/payment-steps'
import type { Stripe } from 'stripe'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase } from '../../booking/public.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { type DisputeAnswer, readDispute } from './dispute-answer.ts'
import { type DisputeRow, findDispute, insertDispute, updateDispute } from './dispute-store.ts'
import { findPaymentOfIntent, lockPayment, type PaymentRow } from './payment-store.ts'
import {
  centsOfOthers,
  compareAndSetRefund,
  findRefundsOfPayment,
  type RefundRow,
} from '../refunds/refund-store.ts'
import { settlePayment } from './settle-payment.ts'
import { disputeChanged, issueRefundJob } from '../events.ts'

/** Asks the provider about a dispute and acts on the answer, any number of times with the effect of one (M4). */
export async function checkDispute(runtime: Runtime, providerDisputeId: string): Promise<void> {
  await recordDispute(runtime, await runtime.stripe.disputes.retrieve(providerDisputeId))
}

/** The same for all disputes of an intent, as the provider lists them. */
export async function checkDisputesOf(runtime: Runtime, intentId: string): Promise<void> {
  const { data } = await runtime.stripe.disputes.list({ payment_intent: intentId, limit: 100 })
  for (const dispute of data) await recordDispute(runtime, dispute)
}

/** Records a dispute in the state that the provider has just returned. */
export async function recordDispute(runtime: Runtime, dispute: Stripe.Dispute): Promise<void> {
  const answer = readDispute(dispute)
  const payment = answer && (await findPaymentOfIntent(runtime.db, answer.intentId))
  if (!payment) return
  // A dispute can arrive before the payment itself has been recorded.
  await settlePayment(runtime, payment.id)
  await runtime.transaction((unit) => recordAnswer(unit, payment.id, answer))
}

async function recordAnswer(unit: UnitOfWork, paymentId: string, answer: DisputeAnswer): Promise<void> {
  const { payment, appointment } = await lockPayment(unit.db, paymentId)
  const known = await findDispute(unit.db, answer.providerDisputeId)
  // A dispute that opened and settled between two looks is taken step by step.
  const opened = known ?? (await open(unit, paymentId, appointment.id, answer))
  if (opened.answerBy?.getTime() !== answer.answerBy?.getTime()) {
    await updateDispute(unit.db, opened.id, { answerBy: answer.answerBy })
  }
  const change = stepDispute(opened, answer, null, capturedCents(payment))
  if (change) {
    await updateDispute(unit.db, opened.id, { status: change.status, settledAt: unit.now })
    await bookMovement(unit, movementOfVerdict(opened, change.status === 'won'), appointment.id)
    await stepRefunds(unit, payment, opened, answer)
  }
  if (change || !known) {
    const { amountCents, status, answerBy } = answer
    const facts = { disputeId: opened.id, amountCents, status, answerBy }
    await unit.publish(disputeChanged, { ...toEventBase(appointment), ...facts })
  }
}

/** Issues the refunds that waited for the verdict, or voids those whose money the bank has taken. */
async function stepRefunds(
  unit: UnitOfWork,
  payment: PaymentRow,
  dispute: DisputeRow,
  answer: DisputeAnswer,
): Promise<void> {
  const refunds = await findRefundsOfPayment(unit.db, payment.id)
  for (const [place, refund] of refunds.entries()) {
    const roomCents = capturedCents(payment) - centsOfOthers(refunds, refund.id)
    const effect = stepDispute(dispute, answer, refund, roomCents)?.refund
    if (effect === 'issue') await unit.enqueue(issueRefundJob, { refundId: refund.id })
    if (effect !== 'void') continue
    await voidRefund(unit, refund)
    refunds[place] = { ...refund, status: 'void' }
  }
}

async function open(
  unit: UnitOfWork,
  paymentId: string,
  appointmentId: string,
  { providerDisputeId, amountCents, feeCents, answerBy, reason }: DisputeAnswer,
): Promise<DisputeRow> {
  const asked = { answerBy, reason, openedAt: unit.now }
  const values = { paymentId, providerDisputeId, amountCents, feeCents, ...asked }
  const dispute = await insertDispute(unit.db, { ...values, status: 'open' })
  await bookMovement(unit, disputeOpened(dispute.id, providerDisputeId, values), appointmentId)
  return dispute
}

async function voidRefund(unit: UnitOfWork, refund: RefundRow): Promise<void> {
  await compareAndSetRefund(unit.db, refund, { status: 'void', settledAt: unit.now })
  await bookMovement(unit, refundVoid(refund.id, refund.amountCents), refund.appointmentId)
}
