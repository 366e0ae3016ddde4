import type { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { customerOf } from './customer-of.ts'
import type { SavedCardRow } from './store.ts'

/** The wishes of a client about the card of one payment. */
export interface CardWish {
  /** The saved card to pay with; null for one that is typed. */
  card: SavedCardRow | null
  /** True to keep the typed card. */
  save: boolean
}

/**
 * Makes an intent charge a saved card, or keep the card that it will be paid with for later payments, also without the
 * client (`off_session`); without a wish for either it keeps none.
 * @throws Stripe.errors.StripeError if the provider refuses, such as a card that it does not have any more.
 */
export async function prepareIntent(
  runtime: Runtime,
  intent: Stripe.PaymentIntent,
  clientId: string,
  { card, save }: CardWish,
): Promise<void> {
  const usage = save && !card ? 'off_session' : null
  const changes: Stripe.PaymentIntentUpdateParams = {}
  if (intent.setup_future_usage !== usage) changes.setup_future_usage = usage ?? ''
  if (card ?? save) {
    const customer = await customerOf(runtime, clientId)
    if (intent.customer !== customer) changes.customer = customer
  }
  if (card && intent.payment_method !== card.methodId) changes.payment_method = card.methodId
  if (Object.keys(changes).length > 0) await runtime.stripe.paymentIntents.update(intent.id, changes)
}
