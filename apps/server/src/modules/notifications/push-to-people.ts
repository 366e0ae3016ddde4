import { randomUUID } from 'node:crypto'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import type { PersonNotification } from './notify-people.ts'
import { pushUntil, shortened } from './push-message.ts'
import { findSubscriptions } from './push-store.ts'
import { sendPushJob } from './events.ts'

/** Queues a push of each notification to each browser of its person, in the transaction of its cause. */
export async function pushToPeople(
  unit: UnitOfWork,
  notifications: readonly PersonNotification[],
): Promise<void> {
  if (notifications.length === 0) return
  const found = await findSubscriptions(unit.db, [...new Set(notifications.map(({ person }) => person.id))])
  const subscriptions = Map.groupBy(found, ({ accountId }) => accountId)
  const pushes = notifications.flatMap(({ person, content: { headline, sentences, button }, at }) => {
    const shown = { title: headline, body: sentences.join(' '), path: button.path }
    const message = shortened({ ...shown, tag: randomUUID() })
    const browsers = subscriptions.get(person.id) ?? []
    return browsers.map(({ id }) => ({ subscriptionId: id, message, until: pushUntil(at) }))
  })
  await unit.enqueueAll(sendPushJob, pushes)
}
