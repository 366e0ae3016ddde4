import type { BodyOf } from '@anseo/contract/call'
import type { clientPushCalls, renewPushSubscription } from '@anseo/contract/push-subscriptions'
import type { Caller } from '../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../platform/http/refusal.ts'
import { areBrowserKeys } from '../../platform/push/browser-keys.ts'
import type { Runtime } from '../../platform/runtime.ts'
import {
  deleteOtherSubscriptions,
  deleteSubscription,
  saveSubscription,
  listEndpoints,
  replaceSubscription,
} from './push-store.ts'

type Subscription = BodyOf<typeof clientPushCalls.add>

/** Returns the key that a browser needs to subscribe, and its subscription. */
export async function listSubscriptionsOf({ db, push }: Pick<Runtime, 'db' | 'push'>, { sessionId }: Caller) {
  return {
    publicKey: push.publicKey,
    endpoints: await listEndpoints(db, sessionId),
  }
}

/**
 * Subscribes the caller's browser to pushes and ends those of any other account on it.
 * @throws Refusal `INVALID_REQUEST` for an endpoint that is no public push service, or invalid keys.
 */
export async function subscribe(
  runtime: Runtime,
  { accountId, sessionId }: Caller,
  subscription: Subscription,
) {
  refuseUnusable(runtime, subscription, '')
  const { endpoint, keys } = subscription
  await runtime.transaction(async (unit) => {
    await deleteOtherSubscriptions(unit.db, sessionId, endpoint)
    await saveSubscription(unit.db, { accountId, sessionId, endpoint, ...keys, createdAt: unit.now })
  })
  return 'Push notifications are on for this device.'
}

/** Deletes the caller's subscription for an endpoint; does nothing if there is none. */
export async function unsubscribe(
  { db }: Pick<Runtime, 'db'>,
  { accountId }: Caller,
  { endpoint }: { endpoint: string },
) {
  await deleteSubscription(db, accountId, endpoint)
  return 'Push notifications are off on this device.'
}

/**
 * Replaces a subscription that the browser has renewed.
 * @throws Refusal `NOT_FOUND` if the old one is unknown, `INVALID_REQUEST` as for `subscribe`.
 */
export async function renew(runtime: Runtime, { old, subscription }: BodyOf<typeof renewPushSubscription>) {
  refuseUnusable(runtime, subscription, 'subscription.')
  const { endpoint, keys } = subscription
  await runtime.transaction(async ({ db }) => {
    // The refusal undoes it all: what the browser has subscribed anew itself stays.
    if (!(await replaceSubscription(db, old, { endpoint, ...keys }))) throw new Refusal('NOT_FOUND')
  })
  return 'Push notifications stay on for this device.'
}

function refuseUnusable({ push }: Runtime, { endpoint, keys }: Subscription, path: string) {
  if (!push.allows(endpoint))
    throw invalidField(`${path}endpoint`, 'This is not the address of a push service.')
  if (!areBrowserKeys(keys)) throw invalidField(`${path}keys`, 'These are not the keys of a browser.')
}
