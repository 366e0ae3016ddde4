// implements: §3.11, §4.13, §4.15, §7.6
import { serverNow } from '@anseo/api-client/server-clock'
import { isRefusal } from '@anseo/site-kit/attempt-key'
import { PAYING } from '@anseo/api-client/error-catalogue/appointments'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { bookingErrorText, replyText } from '@anseo/api-client/error-texts'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import type {
  PaymentIntentResult,
  Stripe,
  StripeCardElement,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js'
import { api } from '../../../api/browser-api.ts'
import { type Billing, billingDetails } from './billing.ts'

/** A card was not charged; the message is the provider's own where there is one (§8). */
export class CardRefused extends Error {
  override readonly name = 'CardRefused'
}

/** The server has given no client secret, so nothing was charged; the message is its own where there is one (§8). */
class NotStarted extends Error {
  override readonly name = 'NotStarted'
}

/** A card that the client typed, with its billing details. */
export interface TypedCard {
  card: StripeCardElement
  billing: Billing
}

/**
 * Asks for the client secret of a payment.
 * @throws NotStarted unless the server has refused with a reason.
 */
export async function askForSecret(secretOf: () => string | Promise<string>): Promise<string> {
  try {
    return await secretOf()
  } catch (error) {
    throw isRefusal(error) ? error : new NotStarted(replyText(error, PAYING.notStarted), { cause: error })
  }
}

/**
 * Charges the card, with the bank's confirmation in between where it requires one.
 * @param typed null for the saved card that our server has named in the intent.
 * @returns the id of the succeeded intent, for the server to verify.
 * @throws CardRefused
 */
export async function chargeCard(
  stripe: Stripe,
  clientSecret: string,
  typed: TypedCard | null,
): Promise<string> {
  const result = await stripe.confirmCardPayment(
    clientSecret,
    typed
      ? { payment_method: { card: typed.card, billing_details: billingDetails(typed.billing) } }
      : undefined,
  )
  return succeededIntent(stripe, clientSecret, result)
}

/**
 * Charges the wallet that the client has opened on this device, such as Apple Pay.
 * @param wallet the provider's elements around its button.
 * @throws CardRefused
 */
export async function chargeWallet(
  stripe: Stripe,
  clientSecret: string,
  wallet: StripeElements,
): Promise<string> {
  const confirmParams = { return_url: location.href }
  const result = await stripe.confirmPayment({ elements: wallet, confirmParams, redirect: 'if_required' })
  return succeededIntent(stripe, clientSecret, result)
}

async function succeededIntent(
  stripe: Stripe,
  clientSecret: string,
  result: PaymentIntentResult,
): Promise<string> {
  const intent = result.paymentIntent ?? (await intentBehind(result.error, stripe, clientSecret))
  if (intent?.status === 'succeeded') return intent.id
  throw new CardRefused(result.error?.message ?? PAYING.notSuccessful)
}

/** Another tab may have paid, or the reply was lost: when the error leaves that open, the provider is asked. */
async function intentBehind(error: StripeError | undefined, stripe: Stripe, clientSecret: string) {
  if (error?.payment_intent) return error.payment_intent
  const unknown = error?.type === 'api_connection_error' || error?.code === 'payment_intent_unexpected_state'
  return unknown ? (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent : undefined
}

/**
 * Has the provider keep a typed card, with the bank's confirmation in between where it requires one.
 * @returns the id of the succeeded setup intent, for the server to look up.
 * @throws CardRefused
 */
export async function setUpCard(stripe: Stripe, clientSecret: string, typed: TypedCard): Promise<string> {
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret, {
    payment_method: { card: typed.card, billing_details: billingDetails(typed.billing) },
  })
  if (setupIntent?.status === 'succeeded') return setupIntent.id
  // Another attempt has succeeded, whose reply was lost.
  const before = error?.setup_intent
  if (before?.status === 'succeeded') return before.id
  throw new CardRefused(error?.message ?? FAILED)
}

/** Makes the server ask the provider whether the intent was paid (M4). */
export async function verifyPayment(intentId: string): Promise<void> {
  await api('POST /api/user/verify-payment', {
    body: { id: intentId },
    idempotencyKey: crypto.randomUUID(),
  })
}

/**
 * Returns the advice at the card field after a failed payment; the toast gives the reason (§8). Null for a refusal by
 * our own server, which the toast explains in full.
 * @param balanceCents the balance that was charged before a tip; 0 for none.
 */
export function paymentAdvice(error: unknown, heldUntil: Date | null, balanceCents: number): string | null {
  const received = balanceCents > 0 ? `We received ${formatEuro(balanceCents)}.` : null
  if (error instanceof CardRefused) {
    const kept = heldUntil ? ` Your time is kept until ${formatMoment(heldUntil, serverNow())}.` : ''
    const outcome = received ? `${received} The tip wasn't charged.` : 'Nothing has been charged.'
    return `${outcome} Check the card's details or use another card.${kept}`
  }
  if (isRefusal(error)) return received
  const again = "Try again in a moment. You won't be charged twice."
  return received ? `${received} ${again}` : again
}

/** Returns the toast for a failed payment (§8). */
export function paymentErrorText(error: unknown): string {
  if (error instanceof CardRefused || error instanceof NotStarted) return error.message
  return isRefusal(error) ? bookingErrorText(error) : PAYING.notVerified
}
