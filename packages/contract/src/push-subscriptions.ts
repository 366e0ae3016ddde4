import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { callsOf } from './sites.ts'

/** Longer than any push service's address. */
const ENDPOINT_MAX_LENGTH = 1000
const KEY_MAX_LENGTH = 100

const endpoint = () => z.url({ protocol: /^https$/, error: 'Use an HTTPS address.' }).max(ENDPOINT_MAX_LENGTH)
const key = () => z.base64url().min(1).max(KEY_MAX_LENGTH)

/** A browser's subscription, as its `toJSON()` has it. */
const subscription = z.object({ endpoint: endpoint(), keys: z.object({ p256dh: key(), auth: key() }) })

/** The calls by which a browser subscribes to pushes; a subscription ends with its session. */
const pushCalls = <const S extends 'user' | 'pro'>(site: S) => {
  const own = callsOf(site)
  return {
    list: own({
      method: 'GET',
      path: `/api/${site}/push-subscriptions` as const,
      summary: "Get the key that browsers subscribe with, and this session's subscription.",
      reply: succeeds({ publicKey: z.string(), endpoints: z.array(z.string()) }),
    }),
    add: own({
      method: 'POST',
      path: `/api/${site}/push-subscriptions` as const,
      whileBlocked: true,
      summary: "Turn on push notifications for this browser. Another account's end there.",
      body: subscription,
    }),
    remove: own({
      method: 'POST',
      path: `/api/${site}/push-subscriptions/remove` as const,
      whileBlocked: true,
      summary: 'Turn off push notifications for this browser.',
      body: z.object({ endpoint: endpoint() }),
    }),
  }
}

export const clientPushCalls = pushCalls('user')
export const vendorPushCalls = pushCalls('pro')

/** A service worker has no token: it shows by the old address and secret that the subscription is its own. */
export const renewPushSubscription = call({
  method: 'POST',
  path: '/api/push-subscriptions/renew',
  access: 'public',
  summary: 'Replace a subscription that the browser has given up.',
  body: z.object({ old: z.object({ endpoint: endpoint(), auth: key() }), subscription }),
  refusals: ['NOT_FOUND'],
})
