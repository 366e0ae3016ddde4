import { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { findPayment } from './payment-store.ts'
import { settlePayment } from './settle-payment.ts'
import { cancelIntentJob } from '../events.ts'

/** A payment in progress cannot be cancelled. Cancelling is retried after this time: if the payment fails, the intent could be paid again. */
const UNDER_WAY_SECONDS = 3600

/** Cancels the intent of an abandoned payment; if it has been paid in the meantime, it is refunded (M5). */
export async function cancelIntent(runtime: Runtime, paymentId: string): Promise<void> {
  const payment = await findPayment(runtime.db, paymentId)
  if (!payment?.intentId || payment.succeededAt) return
  try {
    await runtime.stripe.paymentIntents.cancel(payment.intentId, { cancellation_reason: 'abandoned' })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    await settlePayment(runtime, paymentId)
    const { status } = await runtime.stripe.paymentIntents.retrieve(payment.intentId)
    if (status === 'processing') await cancelLater(runtime, paymentId)
  }
}

const cancelLater = (runtime: Runtime, paymentId: string) =>
  runtime.transaction((unit) =>
    unit.enqueue(cancelIntentJob, { paymentId }, { afterSeconds: UNDER_WAY_SECONDS }),
  )
