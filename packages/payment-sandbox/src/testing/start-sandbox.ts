import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { Stripe } from 'stripe'
import { reachSandbox } from '../reach-sandbox.ts'
import { SANDBOX_KEYS } from '../keys.ts'
import { paymentsSandbox } from '../plugin.ts'

type Delivery = { event: Stripe.Event; payload: string; signature: string }

export type SandboxUnderTest = {
  baseUrl: string
  database: Pool
  stripe: Stripe
  /** Deliveries to the webhook so far, in the order of arrival. */
  deliveries: Delivery[]
  /** The status that the webhook answers with. */
  webhookStatus: { value: number }
  close: () => Promise<void>
}

/** The sandbox alone on a port of its own, with a webhook endpoint that keeps what arrives. */
export async function startSandbox(databaseUrl: string): Promise<SandboxUnderTest> {
  const database = new Pool({ connectionString: databaseUrl })
  database.on('error', () => undefined)
  // The database may be dropped before the last connection has gone.
  database.on('connect', (client) => client.on('error', () => undefined))
  const app = Fastify()
  const deliveries: Delivery[] = []
  const webhookStatus = { value: 200 }
  const webhookPath = '/api/payments/webhook'
  const origin = (): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  await app.register(async (webhook) => {
    webhook.removeAllContentTypeParsers()
    webhook.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    webhook.post(webhookPath, async (request, reply) => {
      const payload = request.body as string
      const signature = String(request.headers['stripe-signature'])
      deliveries.push({ event: JSON.parse(payload) as Stripe.Event, payload, signature })
      return reply.code(webhookStatus.value).send()
    })
  })
  const webhook = { webhookUrl: () => `${origin()}${webhookPath}` }
  await app.register(paymentsSandbox, {
    database,
    ...webhook,
    ...SANDBOX_KEYS,
    retryDelaysMs: [10, 20, 40, 1000],
    isDatabaseAway: () => false,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    baseUrl: origin(),
    database,
    deliveries,
    webhookStatus,
    stripe: new Stripe(SANDBOX_KEYS.secretKey, { maxNetworkRetries: 1, ...reachSandbox(origin()) }),
    close: async () => {
      await app.close()
      await database.end()
    },
  }
}
