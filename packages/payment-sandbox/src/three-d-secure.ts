import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { chargeCard, documentation, failPayment } from './confirm-payment-intent.ts'
import { completeSetup, failSetup } from './confirm-setup-intent.ts'
import { invalidRequest, SandboxFailure } from './failure.ts'
import { decodeForm } from './form.ts'
import { HTML_HEADERS } from './hosted-page.ts'
import type { Sandbox, SandboxRequest } from './operation.ts'
import { findWaiting, readObject } from './store.ts'
import { findTestCard } from './test-cards.ts'
import { challengePage, finishedPage } from './three-d-secure-page.ts'
import { inTransaction } from './transaction.ts'

type Challenge = FastifyRequest<{ Params: { id: string } }>
type Intent = Stripe.PaymentIntent | Stripe.SetupIntent

/**
 * Binds the bank's page `/:id`, on which the cardholder completes or fails the 3-D Secure step. The form posts
 * `outcome=complete` or `outcome=fail`; whoever accepts JSON gets `{ status }` of the intent, a browser gets sent
 * to the intent's return URL or sees a closing page.
 */
export function bindThreeDSecure(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/:id', { schema: { hide: true } }, async (request: Challenge, reply) => {
    const intent = await inTransaction(sandbox.database, async (client) => findChallenge(client, request))
    return reply
      .headers(HTML_HEADERS)
      .code(intent ? 200 : 404)
      .send(intent ? challengePage(intent) : finishedPage())
  })
  app.post('/:id', { schema: { hide: true } }, async (request: Challenge, reply) => {
    const { outcome } = decodeForm(typeof request.body === 'string' ? request.body : '')
    if (outcome !== 'complete' && outcome !== 'fail') {
      throw invalidRequest('Invalid outcome: must be one of complete or fail', { param: 'outcome' })
    }
    const settled = await inTransaction(sandbox.database, async (client) => {
      const challenge = await findChallenge(client, request)
      if (!challenge) return null
      await settleChallenge(sandboxRequest(sandbox, client, request), challenge, outcome)
      const after = (await readObject(client, challenge.object, challenge.id)).body
      return { intent: after, returnUrl: challenge.next_action?.redirect_to_url?.return_url ?? null }
    })
    sandbox.committed()
    return answer(request, reply, settled)
  })
}

async function findChallenge(client: PoolClient, request: Challenge): Promise<Intent | null> {
  const { id } = request.params
  const waiting = /^\w{1,100}$/.test(id) ? await findWaiting(client, id) : null
  if (waiting === null) return null
  const { body, internals } = await readObject(client, waiting.kind, waiting.id, { lock: true })
  return internals.authenticationId === id ? body : null
}

async function settleChallenge(
  request: SandboxRequest,
  intent: Intent,
  outcome: 'complete' | 'fail',
): Promise<void> {
  const stored = await readObject(request.client, 'payment_method', String(intent.payment_method))
  const method = stored.body
  if (outcome === 'fail') {
    const failure = authenticationFailure(intent)
    if (intent.object === 'setup_intent') await failSetup(request, intent, method, failure, 400)
    else await failPayment(request, intent, method, failure, 400)
  } else if (intent.object === 'setup_intent') {
    await completeSetup(request, intent, method)
  } else {
    const card = findTestCard(stored.internals.testCard!)
    await chargeCard(request, { intent, method, card, authenticated: true })
  }
}

function authenticationFailure({ object }: Intent) {
  const code = `${object}_authentication_failure`
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  return { type: 'invalid_request_error', code, message, ...documentation(code) } as const
}

function sandboxRequest(sandbox: Sandbox, client: PoolClient, request: Challenge): SandboxRequest {
  return {
    client,
    access: 'publishable',
    id: '',
    fields: {},
    requestId: request.sandboxRequestId,
    idempotencyKey: null,
    baseUrl: sandbox.baseUrl(request),
  }
}

function answer(
  request: Challenge,
  reply: FastifyReply,
  settled: { intent: Intent; returnUrl: string | null } | null,
): FastifyReply {
  if (request.headers.accept?.includes('application/json')) {
    if (settled) return reply.send({ status: settled.intent.status })
    const message = 'This authentication has already been finished.'
    throw new SandboxFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message })
  }
  if (!settled?.returnUrl) return reply.headers(HTML_HEADERS).send(finishedPage())
  const { intent } = settled
  const destination = new URL(settled.returnUrl)
  destination.searchParams.set(intent.object, intent.id)
  destination.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '')
  destination.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  return reply.redirect(destination.href, 303)
}
