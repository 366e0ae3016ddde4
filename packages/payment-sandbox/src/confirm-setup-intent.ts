import type { Stripe } from 'stripe'
import { setUpPaymentMethod, usablePaymentMethod } from './attached-payment-methods.ts'
import { beginAuthentication, readReturnUrl } from './authentication-step.ts'
import { documentation } from './confirm-payment-intent.ts'
import { recordEvent } from './events.ts'
import { type FailureBody, unexpectedState } from './failure.ts'
import { succeeded, type SandboxReply, type SandboxRequest } from './operation.ts'
import { group, requiredText } from './parameters.ts'
import { createPaymentMethod } from './payment-methods.ts'
import { readObject, saveObject } from './store.ts'
import { findTestCard } from './test-cards.ts'

/** The parameters that confirming takes; `use_stripe_sdk` only steers the provider's own pages. */
export const CONFIRM_SETUP_PARAMETERS = [
  'payment_method',
  'payment_method_data',
  'return_url',
  'use_stripe_sdk',
]

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/**
 * Confirms a setup intent that this transaction has locked: keeps the card, asks for 3-D Secure, or replies 402 with the
 * bank's refusal.
 * @throws SandboxFailure when it cannot be confirmed or the payment method is not usable
 */
export async function confirmSetup(
  request: SandboxRequest,
  intent: Stripe.SetupIntent,
): Promise<SandboxReply> {
  if (!CONFIRMABLE.includes(intent.status)) {
    throw unexpectedState(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      'setup',
    )
  }
  const returnUrl = readReturnUrl(request)
  const { client, fields } = request
  const method =
    fields.payment_method_data === undefined
      ? await usablePaymentMethod(request, intent, requiredText(fields, 'payment_method'))
      : await createPaymentMethod(client, group(fields, 'payment_method_data'))
  const { internals } = await readObject(client, 'payment_method', method.id)
  if (!findTestCard(internals.testCard!).authenticationRequired) {
    return completeSetup(request, intent, method)
  }
  const { authenticationId, nextAction } = beginAuthentication(request, returnUrl)
  const waiting: Stripe.SetupIntent = {
    ...intent,
    status: 'requires_action',
    last_setup_error: null,
    payment_method: method.id,
    next_action: nextAction as Stripe.SetupIntent.NextAction,
  }
  await saveObject<'setup_intent'>(client, waiting, { authenticationId })
  await recordEvent(request, 'setup_intent.requires_action', waiting)
  return succeeded(waiting)
}

/** Keeps the card of an intent that this transaction has locked, unless its bank declines it. */
export async function completeSetup(
  request: SandboxRequest,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): Promise<SandboxReply> {
  const { internals } = await readObject(request.client, 'payment_method', method.id)
  const { decline } = findTestCard(internals.testCard!)
  if (decline) {
    const failure: FailureBody = { type: 'card_error', ...decline, ...documentation(decline.code) }
    return failSetup(request, intent, method, failure, 402)
  }
  const kept: Stripe.SetupIntent = {
    ...intent,
    status: 'succeeded',
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
  }
  await saveObject<'setup_intent'>(request.client, kept, {})
  if (intent.customer !== null) await setUpPaymentMethod(request, String(intent.customer), method)
  await recordEvent(request, 'setup_intent.succeeded', kept)
  return succeeded(kept)
}

/** Puts an intent back to waiting for a payment method, with the reason recorded, and replies with that reason. */
export async function failSetup(
  request: SandboxRequest,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  failure: FailureBody,
  status: number,
): Promise<SandboxReply> {
  const failed: Stripe.SetupIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_setup_error: { ...failure, payment_method: method } as Stripe.SetupIntent.LastSetupError,
    next_action: null,
    payment_method: null,
  }
  await saveObject<'setup_intent'>(request.client, failed, {})
  await recordEvent(request, 'setup_intent.setup_failed', failed)
  return { status, body: { error: { ...failure, setup_intent: failed, payment_method: method } } }
}
