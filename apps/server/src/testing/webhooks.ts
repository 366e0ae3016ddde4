import { Stripe } from 'stripe'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'
import type { TestApp } from './test-app.ts'

/** Returns an event of the provider as the text that it sends. */
export const eventOf = (type: string, object: object) =>
  JSON.stringify({ id: `evt_${crypto.randomUUID()}`, object: 'event', type, data: { object } })

/** Returns the header with which the provider would sign a text now, or that many seconds ago. */
export const signed = (text: string, secret: string = SANDBOX_KEYS.webhookSecret, ageSeconds = 0) =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload: text,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
  })

/** Sends a text to the webhook, as it is. */
export async function deliver({ url }: Pick<TestApp, 'url'>, text: string | undefined, signature?: string) {
  const response = await fetch(`${url}/api/payments/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    ...(text !== undefined && { body: text }),
  })
  return { status: response.status, body: await response.json() }
}

/** Sends a signed webhook as the provider does; returns the status. */
export async function report(app: Pick<TestApp, 'url'>, type: string, object: object): Promise<number> {
  const text = eventOf(type, object)
  return (await deliver(app, text, await signed(text))).status
}
