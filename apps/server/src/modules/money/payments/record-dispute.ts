import { centsTaken, lostCents, stepDispute } from '@anseo/domain/dispute-steps'
import { disputeOpened } from '@anseo/domain/ledger'
import { movementOfVerdict } from '@anseo/domain/money-movements'
import { capturedCents } from '@anseo/domain/payment-steps'
import { isUnsent } from '@anseo/domain/refund-steps'
import type { Stripe } from 'stripe'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordDisputes, toEventBase } from '../../booking/public.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import { type DisputeAnswer, readDispute } from './dispute-answer.ts'
import { type DisputeRow, findDispute, findDisputes, insertDispute, updateDispute } from './dispute-store.ts'
import { findPaymentOfIntent, lockPayment, type PaymentRow } from './payment-store.ts'
import { centsOfOthers, findRefundsOfPayment } from '../refunds/refund-store.ts'
import { disputesOf } from './read-disputes.ts'
import { settlePayment } from './settle-payment.ts'
import { takeFromRefund } from './take-from-refund.ts'
import { disputeChanged, issueRefundJob } from '../events.ts'

/** Asks the provider about a dispute and acts on the answer, any number of times with the effect of one (M4). */
export async function checkDispute(
  runtime: Runtime,
  providerDisputeId: string,
  limits?: Stripe.RequestOptions,
): Promise<void> {
  const dispute = await runtime.stripe.disputes.retrieve(providerDisputeId, {}, limits)
  await recordDispute(runtime, dispute, limits)
}

/** Checks all disputes of an intent, as the provider lists them, like `checkDispute`. */
export async function checkDisputesOf(runtime: Runtime, intentId: string): Promise<void> {
  const { data } = await runtime.stripe.disputes.list({ payment_intent: intentId, limit: 100 })
  for (const dispute of data) await recordDispute(runtime, dispute)
}

/** Records a dispute in the state that the provider has just returned. */
export async function recordDispute(
  runtime: Runtime,
  dispute: Stripe.Dispute,
  limits?: Stripe.RequestOptions,
): Promise<void> {
  const answer = readDispute(dispute)
  const payment = answer && (await findPaymentOfIntent(runtime.db, answer.intentId))
  if (!payment) return
  // A dispute can arrive before the payment itself has been recorded.
  await settlePayment(runtime, payment.id, limits)
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
  const verdict = stepDispute(opened, answer)
  if (verdict) {
    await updateDispute(unit.db, opened.id, { status: verdict, settledAt: unit.now })
    await bookMovement(unit, movementOfVerdict(opened, verdict === 'won'), appointment.id)
  }
  const disputes = await findDisputes(unit.db, paymentId)
  if (verdict) await stepRefunds(unit, payment, { verdict: answer, disputes })
  if ((verdict || !known) && payment.kind === 'deposit' && !payment.returnedAt) {
    await recordDisputes(unit, appointment, {
      disputedCents: lostCents(disputes),
      isDisputed: disputes.some(({ status }) => status === 'open'),
    })
  }
  if (verdict || !known) {
    const { amountCents, status, answerBy } = answer
    const { earnings } = (await disputesOf(unit.db, [appointment.id])).get(appointment.id)!
    const facts = { disputeId: opened.id, amountCents, status, earnings, answerBy }
    await unit.publish(disputeChanged, { ...toEventBase(appointment), ...facts })
  }
}

/** Issues the refunds that waited for the verdict, less what the bank has given the client of them. */
async function stepRefunds(
  unit: UnitOfWork,
  payment: PaymentRow,
  { verdict, disputes }: { verdict: DisputeAnswer; disputes: readonly DisputeRow[] },
): Promise<void> {
  const refunds = await findRefundsOfPayment(unit.db, payment.id)
  for (const [place, refund] of refunds.entries()) {
    if (!isUnsent(refund) && refund.status !== 'failed') continue
    const leftCents = capturedCents(payment) - centsOfOthers(refunds, refund.id) - lostCents(disputes)
    const takenCents = centsTaken(refund, verdict, leftCents)
    if (takenCents > 0) refunds[place] = await takeFromRefund(unit, refund, takenCents)
    // One that has failed for good waits for an admin.
    const isIssued = isUnsent(refund) && takenCents < refund.amountCents
    if (isIssued) await unit.enqueue(issueRefundJob, { refundId: refund.id })
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
