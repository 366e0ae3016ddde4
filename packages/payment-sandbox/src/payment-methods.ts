import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { readBillingDetails, readCardNumber, readExpiry, readSecurityCode } from './card-input.ts'
import { invalidRequest } from './failure.ts'
import type { FormFields } from './form.ts'
import { newId } from './identifiers.ts'
import { allowOnly, group, metadata, requiredText } from './parameters.ts'
import { realNow, unixSeconds } from './real-time.ts'
import { insertObject } from './store.ts'
import { findTestCard, TEST_CARDS } from './test-cards.ts'

type CardInput = { number: string; brand: string; month: number; year: number; securityCodeGiven: boolean }

/** Creates a card payment method from what was typed in; only test cards are taken. */
export async function createPaymentMethod(
  client: PoolClient,
  fields: FormFields,
): Promise<Stripe.PaymentMethod> {
  allowOnly(fields, ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay', 'payment_user_agent'])
  const type = requiredText(fields, 'type')
  if (type !== 'card') throw invalidRequest(`Invalid type: must be card`, { param: 'type' })
  const typed = group(fields, 'card')
  allowOnly(typed, ['number', 'exp_month', 'exp_year', 'cvc', 'networks'])
  const { number, brand } = readCardNumber(typed)
  const input = {
    number,
    brand,
    ...readExpiry(typed),
    securityCodeGiven: readSecurityCode(typed, brand) !== null,
  }
  const method = paymentMethodObject(
    input,
    readBillingDetails(group(fields, 'billing_details')),
    metadata(fields),
  )
  await insertObject(client, 'payment_method', method, { testCard: findTestCard(number).number })
  return method
}

/** Creates the payment method that a name such as `pm_card_visa` stands for, or null for any other id. */
export async function createNamedPaymentMethod(
  client: PoolClient,
  alias: string,
): Promise<Stripe.PaymentMethod | null> {
  const card = TEST_CARDS.find((each) => each.alias === alias)
  if (!card) return null
  const year = realNow().getUTCFullYear() + 3
  const method = paymentMethodObject(
    { ...card, month: 12, year, securityCodeGiven: true },
    readBillingDetails({}),
    {},
  )
  await insertObject(client, 'payment_method', method, { testCard: card.number })
  return method
}

function paymentMethodObject(
  input: CardInput,
  billingDetails: Stripe.PaymentMethod.BillingDetails,
  meta: Record<string, string>,
): Stripe.PaymentMethod {
  const card = findTestCard(input.number)
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails,
    card: {
      brand: input.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: input.securityCodeGiven ? 'unchecked' : null,
      },
      country: card.country,
      display_brand: input.brand,
      exp_month: input.month,
      exp_year: input.year,
      fingerprint: createHash('sha256').update(input.number).digest('base64url').slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: input.number.slice(-4),
      networks: { available: [input.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: unixSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: meta,
    type: 'card',
  }
}
