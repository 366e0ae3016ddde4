import { Stripe } from 'stripe'
import type { Runtime } from '../../runtime.ts'
import { noteRefund, noteRefusedRefund } from './note-refund.ts'
import { findRefund, type RefundRow } from './refund-store.ts'

/**
 * Asks the provider to send the money of a refund back. The key names refund and attempt: however often this runs,
 * each attempt pays once.
 */
export async function issueRefund(runtime: Runtime, refundId: string): Promise<void> {
  const found = await findRefund(runtime.db, refundId)
  if (!found?.intentId || found.refund.status !== 'pending' || found.refund.providerRefundId) return
  const { refund, intentId } = found
  try {
    const answer = await askForRefund(runtime.stripe, refund, intentId)
    await runtime.transaction((unit) => noteRefund(unit, refund, answer))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const earlier = await findEarlier(runtime.stripe, refund, intentId)
    if (!earlier) runtime.log.error({ error, refundId }, 'The payment provider refused a refund')
    await runtime.transaction((unit) =>
      earlier ? noteRefund(unit, refund, earlier) : noteRefusedRefund(unit, refund),
    )
  }
}

/** Asks what became of a refund that the provider has taken on. */
export async function checkRefund(runtime: Runtime, refundId: string): Promise<void> {
  const found = await findRefund(runtime.db, refundId)
  if (!found?.refund.providerRefundId) return
  const answer = await runtime.stripe.refunds.retrieve(found.refund.providerRefundId)
  await runtime.transaction((unit) => noteRefund(unit, found.refund, answer))
}

const askForRefund = (stripe: Stripe, { id, amountCents, attempt }: RefundRow, intentId: string) =>
  stripe.refunds.create(
    { payment_intent: intentId, amount: amountCents, metadata: { refundId: id, attempt } },
    { idempotencyKey: `refund-${id}-${attempt}` },
  )

/** This refund as the provider took it on before, should it have forgotten the key meanwhile. */
async function findEarlier(stripe: Stripe, { id }: RefundRow, intentId: string) {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
  return data.find(({ metadata, status }) => metadata?.['refundId'] === id && status === 'succeeded')
}
