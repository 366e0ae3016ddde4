import { isUnsent } from '@anseo/domain/refund-steps'
import { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { hasOpenDispute } from './dispute-store.ts'
import { checkDisputesOf } from './record-dispute.ts'
import { recordRefund, recordRefusedRefund } from './record-refund.ts'
import { findRefund, type RefundRow } from '../refunds/refund-store.ts'

/**
 * Asks the provider to send the money of a refund back, unless a dispute is open. The key names refund and attempt:
 * however often this runs, each attempt pays once.
 */
export async function issueRefund(runtime: Runtime, refundId: string): Promise<void> {
  const found = await findRefund(runtime.db, refundId)
  if (!found?.intentId || !isUnsent(found.refund)) return
  const { refund, intentId } = found
  if (await hasOpenDispute(runtime.db, refund.paymentId)) return
  try {
    const answer = await askForRefund(runtime.stripe, refund, intentId)
    await runtime.transaction((unit) => recordRefund(unit, refund, answer))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // The provider repeats this answer under its key when the dispute is long won: the next attempt has another.
    if (error.code === 'charge_disputed') await checkDisputesOf(runtime, intentId)
    await recordRefusal(runtime, refund, intentId, error)
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

/** The provider may refuse because it has already issued the refund and forgotten the idempotency key. */
async function recordRefusal(runtime: Runtime, refund: RefundRow, intentId: string, error: Error) {
  const earlier = await findEarlier(runtime.stripe, refund, intentId)
  if (!earlier) runtime.log.error({ error, refundId: refund.id }, 'The payment provider refused a refund')
  await runtime.transaction((unit) =>
    earlier ? recordRefund(unit, refund, earlier) : recordRefusedRefund(unit, refund),
  )
}

async function findEarlier(stripe: Stripe, { id }: RefundRow, intentId: string) {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
  return data.find(({ metadata, status }) => metadata?.['refundId'] === id && status === 'succeeded')
}
