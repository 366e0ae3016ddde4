import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { readCustomer } from './customers.ts'
import { CONFIRM_SETUP_PARAMETERS, confirmSetup } from './confirm-setup-intent.ts'
import { recordEvent } from './events.ts'
import { invalidRequest, missingObject, unexpectedState } from './failure.ts'
import { newId, randomToken } from './identifiers.ts'
import {
  bindOperation,
  succeeded,
  type Sandbox,
  type SandboxReply,
  type SandboxRequest,
} from './operation.ts'
import { allowOnly, metadata, missingParameter, text } from './parameters.ts'
import { unixSeconds } from './real-time.ts'
import { insertObject, readObject, saveObject } from './store.ts'

const ENDED = ['succeeded', 'canceled']

/** Binds create, retrieve, confirm and cancel of setup intents, which keep a card without a payment. */
export function bindSetupIntents(app: FastifyInstance, sandbox: Sandbox): void {
  const url = '/setup_intents'
  bindOperation(app, sandbox, { method: 'POST', url, handle: createSetup })
  bindOperation(app, sandbox, {
    method: 'GET',
    url: `${url}/:id`,
    browser: true,
    handle: async (request) => {
      allowOnly(request.fields, ['client_secret'])
      return succeeded(await readSetup(request, false))
    },
  })
  bindOperation(app, sandbox, {
    method: 'POST',
    url: `${url}/:id/confirm`,
    browser: true,
    handle: async (request) => {
      allowOnly(request.fields, [...CONFIRM_SETUP_PARAMETERS, 'client_secret'])
      return confirmSetup(request, await readSetup(request, true))
    },
  })
  bindOperation(app, sandbox, { method: 'POST', url: `${url}/:id/cancel`, handle: cancelSetup })
}

async function createSetup(request: SandboxRequest): Promise<SandboxReply> {
  const { client, fields } = request
  allowOnly(fields, [
    'automatic_payment_methods',
    'customer',
    'description',
    'metadata',
    'payment_method_types',
    'usage',
  ])
  const usage = text(fields, 'usage') ?? 'off_session'
  if (usage !== 'off_session' && usage !== 'on_session') {
    throw invalidRequest('Invalid usage: must be one of off_session or on_session', { param: 'usage' })
  }
  const customer = text(fields, 'customer')
  const id = newId('seti')
  const intent = {
    id,
    object: 'setup_intent',
    application: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomToken(25)}`,
    created: unixSeconds(),
    customer: customer === null ? null : (await readCustomer(client, customer, 'customer')).id,
    customer_account: null,
    description: text(fields, 'description'),
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: metadata(fields),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage,
  } as unknown as Stripe.SetupIntent
  await insertObject(client, 'setup_intent', intent)
  await recordEvent(request, 'setup_intent.created', intent)
  return succeeded(intent)
}

async function cancelSetup(request: SandboxRequest): Promise<SandboxReply> {
  allowOnly(request.fields, ['cancellation_reason'])
  const intent = await readSetup(request, true)
  if (ENDED.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
      'setup',
    )
  }
  const canceled: Stripe.SetupIntent = { ...intent, status: 'canceled', next_action: null }
  await saveObject<'setup_intent'>(request.client, canceled, {})
  await recordEvent(request, 'setup_intent.canceled', canceled)
  return succeeded(canceled)
}

/** The intent of the path; a browser has to know its client secret. */
async function readSetup({ client, fields, access, id }: SandboxRequest, lock: boolean) {
  const secret = text(fields, 'client_secret')
  if (access === 'publishable' && secret === null) throw missingParameter('client_secret')
  const { body } = await readObject(client, 'setup_intent', id, { lock, param: 'intent' })
  if (secret !== null && secret !== body.client_secret) throw missingObject('setup_intent', id, 'intent')
  return body
}
