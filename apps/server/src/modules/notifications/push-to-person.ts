import type { PushMessage } from '@anseo/contract/push-message'
import { type NoticeTopic, wants } from '@anseo/domain/notice-choices'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { findChoices } from './notice-choice-store.ts'
import { pushUntil, shortened } from './push-message.ts'
import { findSubscriptions } from './push-store.ts'
import { sendPushJob } from './events.ts'

/** Queues a push to each browser of a person who wants pushes on the topic, in the transaction of its cause. */
export async function pushToPerson(
  unit: UnitOfWork,
  accountId: string,
  topic: NoticeTopic,
  message: PushMessage,
): Promise<void> {
  const subscriptions = await findSubscriptions(unit.db, accountId)
  if (subscriptions.length === 0 || !wants(await findChoices(unit.db, accountId), topic, 'push')) return
  for (const { id } of subscriptions) {
    await unit.enqueue(sendPushJob, {
      subscriptionId: id,
      message: shortened(message),
      until: pushUntil(unit.now),
    })
  }
}
