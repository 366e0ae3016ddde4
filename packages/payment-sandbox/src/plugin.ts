import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { bindAccountOnboarding } from './account-onboarding.ts'
import { bindAccounts } from './accounts.ts'
import type { SandboxKeys } from './authentication.ts'
import { bindCustomers } from './customers.ts'
import { SandboxFailure, type FailureBody } from './failure.ts'
import { readFaults } from './faults.ts'
import { bindFiles } from './files.ts'
import { newId } from './identifiers.ts'
import type { Sandbox } from './operation.ts'
import { bindDisputes } from './settle-dispute.ts'
import { bindPaymentIntents } from './payment-intents.ts'
import { bindPaymentMethods, bindRecords } from './records.ts'
import { bindRefunds } from './refunds.ts'
import { createSandboxSchema } from './schema.ts'
import { bindSetupIntents } from './setup-intents.ts'
import { bindThreeDSecure } from './three-d-secure.ts'
import { bindTransfers } from './transfers.ts'
import { startWebhookDeliveries } from './webhook-deliveries.ts'

export type PaymentsSandboxOptions = SandboxKeys & {
  /** Connections of the sandbox's own; the caller ends the pool after closing the app. */
  database: Pool
  /** The address for events; asked at each delivery. */
  webhookUrl: () => string
  webhookSecret: string
  /** Waits after each failed delivery, in ms; after the last one it is given up. */
  retryDelaysMs: readonly number[]
  /** Returns whether an error says that the database is away: such a request is answered with 503. */
  isDatabaseAway: (error: unknown) => boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    sandboxRequestId: string
  }
  interface FastifySchema {
    /** The reference of the API leaves such a route out. */
    hide?: boolean
  }
}

const BODY_LIMIT_BYTES = 64 * 1024
const FILE_LIMIT_BYTES = 6 * 1024 * 1024

/**
 * A payment provider on our own machine that speaks Stripe's protocol at `/sandbox/stripe/v1`, with its test cards,
 * its 3-D Secure pages at `/sandbox/stripe/3ds/:id`, its pages for payout accounts at `/sandbox/stripe/connect/:id` and
 * its webhooks; `faults.ts` makes it misbehave.
 */
export async function paymentsSandbox(app: FastifyInstance, options: PaymentsSandboxOptions): Promise<void> {
  const { database } = options
  await createSandboxSchema(database)
  const deliveries = startWebhookDeliveries(database, {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryDelaysMs: options.retryDelaysMs,
    onError: (error) => app.log.error(error, 'payments sandbox: a webhook delivery could not be recorded'),
  })
  const closing = new AbortController()
  app.addHook('onListen', async () => deliveries.wake())
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', async () => deliveries.stop())
  const sandbox: Sandbox = {
    database,
    keys: options,
    baseUrl: (request) => `${request.protocol}://${request.host}`,
    committed: deliveries.wake,
  }

  await app.register(
    async (provider) => {
      speakForms(provider)
      provider.setErrorHandler(answerFailure(options.isDatabaseAway))
      await provider.register(async (pages) => bindThreeDSecure(pages, sandbox), { prefix: '/3ds' })
      await provider.register(async (pages) => bindAccountOnboarding(pages, sandbox), { prefix: '/connect' })
      await provider.register(
        async (protocol) => {
          protocol.addHook('onSend', async () => {
            // A failure here would take the place of the reply.
            const { latencyMs } = await readFaults(database).catch(() => ({ latencyMs: 0 }))
            if (latencyMs > 0)
              await delay(latencyMs, undefined, { signal: closing.signal }).catch(() => undefined)
          })
          protocol.setNotFoundHandler((request) => {
            throw unknownUrl(request)
          })
          bindPaymentIntents(protocol, sandbox)
          bindSetupIntents(protocol, sandbox)
          bindPaymentMethods(protocol, sandbox)
          bindCustomers(protocol, sandbox)
          bindRefunds(protocol, sandbox)
          bindAccounts(protocol, sandbox)
          bindTransfers(protocol, sandbox)
          bindDisputes(protocol, sandbox)
          bindFiles(protocol, sandbox)
          bindRecords(protocol, sandbox)
        },
        { prefix: '/v1' },
      )
    },
    { prefix: '/sandbox/stripe' },
  )
}

/** Bodies are form-encoded and kept as text, those with a file as bytes; every reply carries a request id. */
function speakForms(provider: FastifyInstance): void {
  provider.removeAllContentTypeParsers()
  const asText = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const
  provider.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) =>
    done(null, body),
  )
  const asBytes = { parseAs: 'buffer', bodyLimit: FILE_LIMIT_BYTES } as const
  provider.addContentTypeParser('multipart/form-data', asBytes, (_request, body, done) => done(null, body))
  provider.decorateRequest('sandboxRequestId', '')
  provider.addHook('onRequest', async (request, reply) => {
    request.sandboxRequestId = newId('req')
    reply.header('request-id', request.sandboxRequestId)
  })
}

const answerFailure =
  (isDatabaseAway: PaymentsSandboxOptions['isDatabaseAway']) =>
  (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof SandboxFailure) return reply.code(error.status).send({ error: error.body })
    const status = error.statusCode ?? (isDatabaseAway(error) ? 503 : 500)
    if (status >= 500) request.log.error(error)
    const body: FailureBody =
      status >= 500
        ? { type: 'api_error', message: 'Sorry, the sandbox failed to handle this request.' }
        : { type: 'invalid_request_error', message: error.message }
    return reply.code(status).send({ error: body })
  }

function unknownUrl(request: FastifyRequest): SandboxFailure {
  const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`
  return new SandboxFailure(404, { type: 'invalid_request_error', message })
}
