import type { Stripe } from 'stripe'
import { newId, randomToken } from './identifiers.ts'
import type { Access } from './authentication.ts'
import { unixSeconds } from './real-time.ts'

export type NewPaymentIntent = Pick<
  Stripe.PaymentIntent,
  'amount' | 'currency' | 'metadata' | 'description' | 'receipt_email' | 'transfer_group'
> &
  Partial<Pick<Stripe.PaymentIntent, 'customer' | 'payment_method' | 'setup_future_usage'>> & {
    automatic: boolean
  }

/** The fields of an intent that a browser with the publishable key sees. */
const PUBLIC_FIELDS = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
] as const satisfies ReadonlyArray<keyof Stripe.PaymentIntent>

/** The intent as far as the key that asks may see it. */
export function visibleIntent(intent: Stripe.PaymentIntent, access: Access): Partial<Stripe.PaymentIntent> {
  if (access === 'secret') return intent
  return Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, intent[name]]))
}

/** A new intent that waits for a payment method; amount in cents. */
export function paymentIntentObject(asked: NewPaymentIntent): Stripe.PaymentIntent {
  const id = newId('pi')
  const { automatic, ...fields } = asked
  return {
    id,
    object: 'payment_intent',
    customer: null,
    payment_method: null,
    setup_future_usage: null,
    ...fields,
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomToken(25)}`,
    confirmation_method: 'automatic',
    created: unixSeconds(),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: fields.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
  }
}
