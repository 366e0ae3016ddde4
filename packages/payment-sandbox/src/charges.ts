import type { Stripe } from 'stripe'
import { recordEvent } from './events.ts'
import { newId, randomToken } from './identifiers.ts'
import type { SandboxRequest } from './operation.ts'
import { unixSeconds } from './real-time.ts'
import { insertObject } from './store.ts'
import type { Decline, TestCard } from './test-cards.ts'

/** The provider's price for a European card: 1.5 % and 25 cents. */
function processingFeeCents(amountCents: number): number {
  return Math.round(amountCents * 0.015) + 25
}

/** Charges the card: a succeeded charge with its balance transaction, or a failed one when the bank declines. */
export async function createCharge(
  request: SandboxRequest,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: TestCard,
  authenticated: boolean,
): Promise<Stripe.Charge> {
  const charge = chargeObject(intent, method, card, authenticated)
  if (!card.decline) {
    const transaction = chargeMovement(charge)
    charge.balance_transaction = transaction.id
    await insertObject(request.client, 'balance_transaction', transaction)
  }
  await insertObject(request.client, 'charge', charge)
  await recordEvent(request, card.decline ? 'charge.failed' : 'charge.succeeded', charge)
  return charge
}

/** Returns the effect of a charge on the platform's balance, less the provider's price. */
export function chargeMovement(charge: Stripe.Charge): Stripe.BalanceTransaction {
  return balanceTransactionObject({
    amount: charge.amount,
    fee: processingFeeCents(charge.amount),
    currency: charge.currency,
    source: charge.id,
    type: 'charge',
  })
}

/** A movement on the platform's balance with the provider; amounts in cents, `fee` positive. */
export function balanceTransactionObject(movement: {
  amount: number
  fee: number
  currency: string
  source: string
  type: Stripe.BalanceTransaction.Type
  /** The reporting category, where it differs from the type. */
  reportingCategory?: string
}): Stripe.BalanceTransaction {
  const { fee, currency } = movement
  const description = 'Stripe processing fees'
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: movement.amount,
    available_on: unixSeconds(),
    balance_type: 'payments',
    created: unixSeconds(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description, type: 'stripe_fee' }],
    net: movement.amount - fee,
    reporting_category: movement.reportingCategory ?? movement.type,
    source: movement.source,
    status: 'available',
    type: movement.type,
  }
}

/** A charge of an intent: succeeded, or failed when the bank declines the card. */
export function chargeObject(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: TestCard,
  authenticated: boolean,
): Stripe.Charge {
  const { decline } = card
  const succeeded = decline === null
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: succeeded ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'ANSEO',
    captured: succeeded,
    created: unixSeconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcome(decline),
    paid: succeeded,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(intent, method, card, authenticated) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: succeeded ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  }
}

function outcome(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: decline ? '05' : null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: TestCard,
  authenticated: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  const shown = method.card!
  const cvcCheck = card.decline?.code === 'incorrect_cvc' ? 'fail' : 'pass'
  return {
    amount_authorized: card.decline ? null : intent.amount,
    authorization_code: card.decline ? null : randomToken(6).toUpperCase(),
    brand: shown.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: shown.checks?.cvc_check ? cvcCheck : null,
    },
    country: shown.country,
    electronic_commerce_indicator: authenticated ? '05' : null,
    exp_month: shown.exp_month,
    exp_year: shown.exp_year,
    fingerprint: shown.fingerprint ?? null,
    funding: shown.funding,
    installments: null,
    last4: shown.last4,
    mandate: null,
    network: shown.brand,
    network_transaction_id: card.decline ? null : randomToken(15),
    regulated_status: 'unregulated',
    three_d_secure: authenticated ? threeDSecure() : null,
    transaction_link_id: null,
    wallet: null,
  }
}

function threeDSecure(): Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure {
  return {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: randomToken(36),
    version: '2.2.0',
  }
}
