import type { Stripe } from 'stripe'
import { createCharge } from './charges.ts'
import { keepPaymentMethod, usablePaymentMethod } from './attached-payment-methods.ts'
import { createDispute } from './disputes.ts'
import { recordEvent } from './events.ts'
import { invalidRequest, unexpectedState, type FailureBody } from './failure.ts'
import { succeeded, type SandboxReply, type SandboxRequest } from './operation.ts'
import { beginAuthentication, readReturnUrl } from './authentication-step.ts'
import { flag, group, text } from './parameters.ts'
import { visibleIntent } from './payment-intent-object.ts'
import { createPaymentMethod } from './payment-methods.ts'
import { readObject, saveObject, type Stored } from './store.ts'
import { findTestCard, type TestCard } from './test-cards.ts'

/** The parameters that confirming takes; those that only steer the provider's own pages are accepted and ignored. */
export const CONFIRM_PARAMETERS = [
  'error_on_requires_action',
  'expected_payment_method_type',
  'off_session',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'use_stripe_sdk',
]

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

type PaymentStep = {
  intent: Stripe.PaymentIntent
  method: Stripe.PaymentMethod
  card: TestCard
  authenticated: boolean
}

/**
 * Confirms an intent that this transaction has locked: charges the card, asks for 3-D Secure, or replies 402
 * with the bank's refusal, which stays recorded on the intent.
 * @throws SandboxFailure when the intent cannot be confirmed or the payment method is not usable
 */
export async function confirmIntent(
  request: SandboxRequest,
  { body: intent }: Stored<'payment_intent'>,
): Promise<SandboxReply> {
  if (!CONFIRMABLE.includes(intent.status)) {
    throw unexpectedState(
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${CONFIRMABLE.join(', ')}.`,
    )
  }
  if (intent.setup_future_usage && flag(request.fields, 'off_session')) {
    throw invalidRequest(
      'You cannot confirm with `off_session=true` when `setup_future_usage` is also set on the PaymentIntent.',
    )
  }
  const returnUrl = readReturnUrl(request)
  const method = await usedPaymentMethod(request, intent)
  const { internals } = await readObject(request.client, 'payment_method', method.id)
  const known = findTestCard(internals.testCard!)
  const decline = method.customer === null ? known.decline : (known.customerDecline ?? known.decline)
  const step = { intent, method, card: { ...known, decline }, authenticated: false }
  const offSession = flag(request.fields, 'off_session')
  if (asksForAuthentication(known, { offSession, isSetUp: internals.setUp === true })) {
    return requireAuthentication(request, step, returnUrl)
  }
  return chargeCard(request, step)
}

/** Returns whether the bank wants the cardholder before it pays. */
function asksForAuthentication(
  { authenticationRequired, offSession: rule }: TestCard,
  { offSession, isSetUp }: { offSession: boolean; isSetUp: boolean },
): boolean {
  if (!offSession) return authenticationRequired
  return rule === 'always asks' || (rule === 'asks unless set up' && !isSetUp)
}

/** Charges the card of an intent that this transaction has locked, and moves the intent on. */
export async function chargeCard(request: SandboxRequest, step: PaymentStep): Promise<SandboxReply> {
  const { intent, method, card } = step
  const charge = await createCharge(request, intent, method, card, step.authenticated)
  if (card.decline) {
    const failure: FailureBody = {
      type: 'card_error',
      charge: charge.id,
      ...card.decline,
      ...documentation(card.decline.code),
    }
    return failPayment(request, { ...intent, latest_charge: charge.id }, method, failure, 402)
  }
  const paid: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  }
  await saveObject<'payment_intent'>(request.client, paid, {})
  await keepPaymentMethod(request, intent, method)
  await recordEvent(request, 'payment_intent.succeeded', paid)
  if (card.dispute) await createDispute(request, charge, card.dispute)
  return succeeded(paid)
}

/** Puts an intent back to waiting for a payment method, with the reason recorded, and replies with that reason. */
export async function failPayment(
  request: SandboxRequest,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  failure: FailureBody,
  status: number,
): Promise<SandboxReply> {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: { ...failure, payment_method: method } as Stripe.PaymentIntent.LastPaymentError,
    next_action: null,
    payment_method: null,
  }
  await saveObject<'payment_intent'>(request.client, failed, {})
  await recordEvent(request, 'payment_intent.payment_failed', failed)
  const shown = visibleIntent(failed, request.access)
  return { status, body: { error: { ...failure, payment_intent: shown, payment_method: method } } }
}

/** Returns the address of the provider's explanation of an error code. */
export function documentation(code: string): { doc_url: string } {
  return { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
}

async function requireAuthentication(
  request: SandboxRequest,
  { intent, method }: PaymentStep,
  returnUrl: string | null,
): Promise<SandboxReply> {
  if (flag(request.fields, 'error_on_requires_action') || flag(request.fields, 'off_session')) {
    const code = 'authentication_required'
    const message = 'Your card was declined. This transaction requires authentication.'
    const failure: FailureBody = {
      type: 'card_error',
      code,
      decline_code: code,
      message,
      ...documentation(code),
    }
    return failPayment(request, intent, method, failure, 402)
  }
  const { authenticationId, nextAction } = beginAuthentication(request, returnUrl)
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    payment_method: method.id,
    next_action: nextAction,
  }
  await saveObject<'payment_intent'>(request.client, waiting, { authenticationId })
  await recordEvent(request, 'payment_intent.requires_action', waiting)
  return succeeded(waiting)
}

async function usedPaymentMethod(
  request: SandboxRequest,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentMethod> {
  const { client, fields } = request
  if (fields.payment_method_data !== undefined)
    return createPaymentMethod(client, group(fields, 'payment_method_data'))
  const id =
    text(fields, 'payment_method') ??
    (typeof intent.payment_method === 'string' ? intent.payment_method : null)
  if (id === null) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    )
  }
  return usablePaymentMethod(request, intent, id)
}
