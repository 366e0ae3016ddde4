import type { Runtime } from '../../platform/runtime.ts'
import { isExpired } from '../identity/public.ts'
import { deleteSubscriptionById, findSubscription, recordFailure, recordSuccess } from './push-store.ts'
import type { PayloadOf } from '../../platform/jobs/job.ts'
import type { sendPushJob } from './events.ts'

/** After this many failures in a row, the subscription is deleted. */
const MOST_FAILURES = 50

/**
 * Sends a push to a browser, unless the push or the browser's session has expired. The subscription is deleted if the
 * session has expired or the push service says that the subscription is gone.
 * @throws Error if the push service did not accept it, so that the job is retried.
 */
export async function sendPush(
  { db, clock, push }: Pick<Runtime, 'db' | 'clock' | 'push'>,
  { subscriptionId, message, until }: PayloadOf<typeof sendPushJob>,
): Promise<void> {
  const now = clock.now()
  const secondsLeft = Math.floor((Date.parse(until) - now.getTime()) / 1000)
  const found = await findSubscription(db, subscriptionId)
  if (!found || secondsLeft <= 0) return
  if (isExpired(found.login, now)) return void (await deleteSubscriptionById(db, subscriptionId))
  const { endpoint, p256dh, auth } = found.subscription
  try {
    const answer = await push.send({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), secondsLeft)
    await (answer === 'gone' ? deleteSubscriptionById : recordSuccess)(db, subscriptionId)
  } catch (error) {
    await recordFailure(db, subscriptionId, MOST_FAILURES)
    throw error
  }
}
