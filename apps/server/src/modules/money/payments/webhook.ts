import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { replyWithError } from '../../../platform/http/error-reply.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordProviderEvent } from './record-provider-event.ts'

const BODY_LIMIT_BYTES = 1024 * 1024

/** Binds the provider's webhook; a request without a valid, recent signature is refused (M4). */
export async function paymentWebhook(app: FastifyInstance, runtime: Runtime) {
  app.setErrorHandler(replyWithError)
  app.removeAllContentTypeParsers()
  const raw = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const
  app.addContentTypeParser('*', raw, (_request, body, done) => done(null, body))
  app.route({
    method: 'POST',
    url: '/api/payments/webhook',
    schema: { hide: true },
    handler: async (request) => {
      await recordProviderEvent(
        runtime,
        readEvent(runtime, request.body, request.headers['stripe-signature']),
      )
      return { success: true }
    },
  })
}

/** Returns the event of a delivery; the signature is checked by real time, as the provider makes it (T4). */
function readEvent({ stripe, webhookSecrets }: Runtime, body: unknown, signature: unknown): Stripe.Event {
  for (const secret of webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body as Buffer, signature as string, secret)
    } catch {
      // Another endpoint's secret may have signed it.
    }
  }
  throw new Refusal('INVALID_REQUEST', { message: 'This is not signed by the payment provider.' })
}
