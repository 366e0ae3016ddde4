import { isUnsent } from '@anseo/domain/refund-steps'
import { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { hasOpenDispute } from './dispute-store.ts'
import { checkDisputesOf } from './record-dispute.ts'
import { recordRefund, recordRefusedRefund } from './record-refund.ts'
import { findRefund, type RefundRow } from '../refunds/refund-store.ts'

/**
 * Asks the provider to send the money of a refund back, unless a dispute is open. The idempotency key consists of refund
 * and attempt, and a refund that the provider has issued is looked up first in case its response was lost: however often
 * this runs, the money goes back once.
 */
export async function issueRefund(runtime: Runtime, refundId: string): Promise<void> {
  const found = await findRefund(runtime.db, refundId)
  if (!found?.intentId || !isUnsent(found.refund)) return
  const { refund, intentId } = found
  if (await hasOpenDispute(runtime.db, refund.paymentId)) return
  try {
    const answer =
      (await findEarlier(runtime.stripe, refund, intentId)) ??
      (await askForRefund(runtime.stripe, refund, intentId))
    await runtime.transaction((unit) => recordRefund(unit, refund, answer))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // The provider repeats this answer under its key when the dispute is long won: the next attempt has another.
    if (error.code === 'charge_disputed') await checkDisputesOf(runtime, intentId)
    runtime.log.error({ error, refundId }, 'The payment provider refused a refund')
    await runtime.transaction((unit) => recordRefusedRefund(unit, refund))
  }
}

/** Asks what became of a refund that the provider has taken on. */
export async function checkRefund(runtime: Runtime, refundId: string): Promise<void> {
  const found = await findRefund(runtime.db, refundId)
  if (!found?.refund.providerRefundId) return
  const answer = await runtime.stripe.refunds.retrieve(found.refund.providerRefundId)
  await runtime.transaction((unit) => recordRefund(unit, found.refund, answer))
}

const askForRefund = (stripe: Stripe, { id, amountCents, attempt }: RefundRow, intentId: string) =>
  stripe.refunds.create(
    { payment_intent: intentId, amount: amountCents, metadata: { refundId: id, attempt } },
    { idempotencyKey: `refund-${id}-${attempt}` },
  )

/**
 * Finds the refund that the provider has issued or is issuing; it forgets idempotency keys after a day, refunds never. What
 * is left of the payment may be enough for a second refund of a part.
 */
async function findEarlier(stripe: Stripe, { id }: RefundRow, intentId: string) {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
  return data.find(
    ({ metadata, status }) => metadata?.['refundId'] === id && status !== 'failed' && status !== 'canceled',
  )
}
