import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { usablePaymentMethod } from './attached-payment-methods.ts'
import { CONFIRM_PARAMETERS, confirmIntent } from './confirm-payment-intent.ts'
import { readCustomer } from './customers.ts'
import { recordEvent } from './events.ts'
import { invalidRequest, missingObject, unexpectedState } from './failure.ts'
import type { FormFields } from './form.ts'
import { listObjects } from './list-objects.ts'
import {
  bindOperation,
  succeeded,
  type Sandbox,
  type SandboxReply,
  type SandboxRequest,
} from './operation.ts'
import {
  allowOnly,
  flag,
  group,
  integer,
  metadata,
  missingParameter,
  requiredText,
  text,
  texts,
} from './parameters.ts'
import { paymentIntentObject, visibleIntent } from './payment-intent-object.ts'
import { unixSeconds } from './real-time.ts'
import { insertObject, readObject, saveObject, type Stored } from './store.ts'

const MINIMUM_CENTS = 50
const MAXIMUM_CENTS = 99_999_999
const DESCRIPTION_PARAMETERS = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'receipt_email',
  'setup_future_usage',
  'transfer_group',
]
const NAMEABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']
const CANCELLABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
]

/** Binds create, retrieve, update, list, confirm and cancel of payment intents. */
export function bindPaymentIntents(app: FastifyInstance, sandbox: Sandbox): void {
  const url = '/payment_intents'
  bindOperation(app, sandbox, { method: 'POST', url, handle: createIntent })
  bindOperation(app, sandbox, {
    method: 'GET',
    url,
    handle: async (request) => succeeded(await listObjects(request, 'payment_intent', `/v1${url}`)),
  })
  bindOperation(app, sandbox, { method: 'GET', url: `${url}/:id`, browser: true, handle: retrieveIntent })
  bindOperation(app, sandbox, { method: 'POST', url: `${url}/:id`, handle: updateIntent })
  bindOperation(app, sandbox, {
    method: 'POST',
    url: `${url}/:id/confirm`,
    browser: true,
    handle: confirmExisting,
  })
  bindOperation(app, sandbox, { method: 'POST', url: `${url}/:id/cancel`, handle: cancelIntent })
}

async function createIntent(request: SandboxRequest): Promise<SandboxReply> {
  const { client, fields } = request
  const ownParameters = ['automatic_payment_methods', 'capture_method', 'confirm', 'payment_method_types']
  allowOnly(fields, [...DESCRIPTION_PARAMETERS, ...CONFIRM_PARAMETERS, ...ownParameters])
  const captureMethod = text(fields, 'capture_method') ?? 'automatic'
  if (captureMethod === 'manual') {
    throw invalidRequest('Manual capture is not available on this account.', { param: 'capture_method' })
  }
  if (!texts(fields, 'payment_method_types').every((type) => type === 'card')) {
    throw invalidRequest(
      'The payment method type provided is invalid: only card is activated in your account.',
      {
        code: 'payment_intent_invalid_parameter',
        param: 'payment_method_types',
      },
    )
  }
  if (flag(fields, 'off_session') && !flag(fields, 'confirm')) {
    throw invalidRequest('You may only provide off_session with confirm set to true.', {
      param: 'off_session',
    })
  }
  const intent = paymentIntentObject({
    amount: readAmount(fields),
    currency: readCurrency(fields),
    customer: await readCustomerId(request),
    description: text(fields, 'description'),
    metadata: metadata(fields),
    setup_future_usage: readFutureUsage(fields),
    receipt_email: text(fields, 'receipt_email'),
    transfer_group: text(fields, 'transfer_group'),
    automatic:
      flag(group(fields, 'automatic_payment_methods'), 'enabled') ||
      fields.payment_method_types === undefined,
  })
  if (fields.payment_method !== undefined && !flag(fields, 'confirm')) {
    Object.assign(intent, await withNamedMethod(request, intent))
  }
  await insertObject(client, 'payment_intent', intent)
  await recordEvent(request, 'payment_intent.created', intent)
  if (flag(fields, 'confirm')) return confirmIntent(request, { body: intent, internals: {} })
  return succeeded(intent)
}

async function retrieveIntent(request: SandboxRequest): Promise<SandboxReply> {
  allowOnly(request.fields, ['client_secret'])
  const { body } = await readIntent(request, false)
  return succeeded(visibleIntent(body, request.access))
}

async function updateIntent(request: SandboxRequest): Promise<SandboxReply> {
  const { client, fields } = request
  allowOnly(fields, [...DESCRIPTION_PARAMETERS, 'payment_method'])
  const { body } = await readIntent(request, true)
  const changesMoney = fields.amount !== undefined || fields.currency !== undefined
  if (changesMoney && !NAMEABLE.includes(body.status)) {
    throw unexpectedState(
      `This PaymentIntent's amount could not be updated because it has a status of ${body.status}.`,
    )
  }
  const customer = fields.customer === undefined ? body.customer : await readCustomerId(request)
  const updated: Stripe.PaymentIntent = {
    ...body,
    ...(fields.payment_method === undefined ? {} : await withNamedMethod(request, { ...body, customer })),
    customer,
    setup_future_usage:
      fields.setup_future_usage === undefined ? body.setup_future_usage : readFutureUsage(fields),
    amount: fields.amount === undefined ? body.amount : readAmount(fields),
    currency: fields.currency === undefined ? body.currency : readCurrency(fields),
    description: fields.description === undefined ? body.description : text(fields, 'description'),
    metadata: metadata(fields, body.metadata),
    receipt_email: fields.receipt_email === undefined ? body.receipt_email : text(fields, 'receipt_email'),
    transfer_group:
      fields.transfer_group === undefined ? body.transfer_group : text(fields, 'transfer_group'),
  }
  await saveObject<'payment_intent'>(client, updated)
  return succeeded(updated)
}

async function confirmExisting(request: SandboxRequest): Promise<SandboxReply> {
  allowOnly(request.fields, [...CONFIRM_PARAMETERS, 'client_secret', 'receipt_email', 'capture_method'])
  const reply = await confirmIntent(request, await readIntent(request, true))
  if (reply.status !== 200) return reply
  return succeeded(visibleIntent(reply.body as Stripe.PaymentIntent, request.access))
}

async function cancelIntent(request: SandboxRequest): Promise<SandboxReply> {
  allowOnly(request.fields, ['cancellation_reason'])
  const reason = text(request.fields, 'cancellation_reason')
  if (reason !== null && !CANCELLATION_REASONS.includes(reason)) {
    throw invalidRequest(`Invalid cancellation_reason: must be one of ${CANCELLATION_REASONS.join(', ')}`, {
      param: 'cancellation_reason',
    })
  }
  const { body } = await readIntent(request, true)
  if (!CANCELLABLE.includes(body.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${body.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELLABLE.join(', ')}.`,
    )
  }
  const canceled: Stripe.PaymentIntent = {
    ...body,
    status: 'canceled',
    canceled_at: unixSeconds(),
    cancellation_reason: reason,
    next_action: null,
  }
  await saveObject<'payment_intent'>(request.client, canceled, {})
  await recordEvent(request, 'payment_intent.canceled', canceled)
  return succeeded(canceled)
}

/** The intent of the path; a browser has to know its client secret. */
async function readIntent(request: SandboxRequest, lock: boolean): Promise<Stored<'payment_intent'>> {
  const secret = text(request.fields, 'client_secret')
  if (request.access === 'publishable' && secret === null) throw missingParameter('client_secret')
  const stored = await readObject(request.client, 'payment_intent', request.id, { lock, param: 'intent' })
  if (secret !== null && secret !== stored.body.client_secret) {
    if (request.access === 'publishable') throw missingObject('payment_intent', request.id, 'intent')
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      {
        code: 'payment_intent_invalid_parameter',
        param: 'client_secret',
      },
    )
  }
  return stored
}

/** The changes that naming a payment method makes of an intent. */
async function withNamedMethod(
  request: SandboxRequest,
  intent: Stripe.PaymentIntent,
): Promise<Pick<Stripe.PaymentIntent, 'next_action' | 'payment_method' | 'status'>> {
  if (!NAMEABLE.includes(intent.status)) {
    throw unexpectedState(
      `This PaymentIntent's payment_method could not be updated because it has a status of ${intent.status}.`,
    )
  }
  const { id } = await usablePaymentMethod(request, intent, requiredText(request.fields, 'payment_method'))
  return { next_action: null, payment_method: id, status: 'requires_confirmation' }
}

async function readCustomerId({ client, fields }: SandboxRequest): Promise<string | null> {
  const id = text(fields, 'customer')
  return id === null ? null : (await readCustomer(client, id, 'customer')).id
}

function readFutureUsage(fields: FormFields): Stripe.PaymentIntent['setup_future_usage'] {
  const usage = text(fields, 'setup_future_usage')
  if (usage !== null && usage !== 'off_session' && usage !== 'on_session') {
    throw invalidRequest('Invalid setup_future_usage: must be one of off_session or on_session', {
      param: 'setup_future_usage',
    })
  }
  return usage
}

function readAmount(fields: FormFields): number {
  const amount = integer(fields, 'amount')
  if (amount === null) throw missingParameter('amount')
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (amount < MINIMUM_CENTS) {
    throw invalidRequest('Amount must be at least €0.50 eur', { code: 'amount_too_small', param: 'amount' })
  }
  if (amount > MAXIMUM_CENTS) {
    throw invalidRequest('Amount must be no more than €999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    })
  }
  return amount
}

function readCurrency(fields: FormFields): string {
  const currency = requiredText(fields, 'currency').toLowerCase()
  if (!['eur', 'gbp', 'usd'].includes(currency)) {
    throw invalidRequest(`Invalid currency: ${currency}`, { param: 'currency' })
  }
  return currency
}
