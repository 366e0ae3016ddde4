// implements: §3.11, §4.14, §7.12
import { ERRORS } from '@anseo/contract/errors'
import { Stripe } from 'stripe'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findPaymentOfIntent } from './payment-store.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

/** The format of the provider's ids; anything else is not looked up. */
const INTENT_ID = /^\w+$/

/**
 * Asks the provider whether an intent of the caller has been paid, since the browser is not trusted (M4).
 * @throws Refusal `NOT_FOUND` for an unknown or another client's intent, `PAYMENT_NOT_SUCCEEDED`, `PAYMENT_RETURNED` if
 * the payment is refunded at once (M5), `PAYMENT_PROVIDER_DOWN` if the provider does not answer, `RATE_LIMITED` instead
 * of `PAYMENT_NOT_SUCCEEDED` after several declined cards; a successful payment is never limited.
 */
export async function verifyPaymentFor(runtime: Runtime, caller: Caller, intentId: string): Promise<void> {
  const payment = INTENT_ID.test(intentId)
    ? await findPaymentOfIntent(runtime.db, intentId, caller.accountId)
    : null
  if (!payment) throw new Refusal('NOT_FOUND')
  await verifySettled(runtime, payment.id, caller.accountId)
}

/**
 * Asks the provider whether a payment has been paid; see `verifyPaymentFor` for the refusals.
 * @param payer by whom refused cards are counted.
 */
export async function verifySettled(runtime: Runtime, paymentId: string, payer: string): Promise<void> {
  const settlement = await settle(runtime, paymentId)
  if (settlement === 'unpaid') {
    await runtime.rateLimiter.check('have a card refused', payer)
    throw new Refusal('PAYMENT_NOT_SUCCEEDED')
  }
  if (settlement === 'returned') throw new Refusal('PAYMENT_RETURNED')
}

async function settle(runtime: Runtime, paymentId: string): Promise<Settlement> {
  try {
    return await settlePayment(runtime, paymentId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    runtime.log.warn({ error, paymentId }, 'The payment provider could not be asked about a payment')
    throw new Refusal('PAYMENT_PROVIDER_DOWN', { message: ERRORS.PAYMENT_NOT_VERIFIED.message })
  }
}
