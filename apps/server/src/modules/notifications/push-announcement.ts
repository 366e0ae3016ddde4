import type { PushMessage } from '@anseo/contract/push-message'
import { type Audience, EVERYONE } from '@anseo/domain/audience'
import { wants } from '@anseo/domain/notice-choices'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { isAmong } from './audience.ts'
import { findChoicesOf } from './notice-choice-store.ts'
import { NOTIFICATIONS_PATHS } from './notifications-paths.ts'
import { pushUntil, shortened } from './push-message.ts'
import { listSubscribers } from './push-store.ts'
import type { JobRun, PayloadOf } from '../../platform/jobs/job.ts'
import { endJob } from '../../platform/jobs/queue.ts'
import { pushAnnouncementJob, sendPushJob } from './events.ts'

/** The number of pushes queued in one transaction. */
const AT_ONCE = 200

/**
 * Queues an announcement for the browsers of everyone of a group who wants it there, with the notices of the same unit.
 */
export const pushAnnouncement = (
  unit: UnitOfWork,
  message: Omit<PushMessage, 'path'>,
  audience: Audience,
): Promise<void> =>
  unit.enqueue(pushAnnouncementJob, { message, after: null, until: pushUntil(unit.now), audience })

/** Queues the pushes of an announcement to some browsers, and itself for the rest, exactly once. */
export async function spreadAnnouncement(
  runtime: Pick<Runtime, 'transaction'>,
  { message, after, until, audience = EVERYONE }: PayloadOf<typeof pushAnnouncementJob>,
  run: JobRun,
): Promise<void> {
  await runtime.transaction(async (unit) => {
    if (!(await endJob(unit.db, run))) return
    const subscribers = await listSubscribers(unit.db, { after, limit: AT_ONCE, among: isAmong(audience) })
    const last = subscribers.at(-1)
    if (!last) return
    const accountIds = [...new Set(subscribers.map(({ accountId }) => accountId))]
    const choices = Map.groupBy(await findChoicesOf(unit.db, accountIds), ({ accountId }) => accountId)
    const wanting = subscribers.filter(({ accountId }) =>
      wants(choices.get(accountId) ?? [], 'announcements', 'push'),
    )
    await unit.enqueueAll(
      sendPushJob,
      wanting.map(({ id, role }) => ({
        subscriptionId: id,
        message: shortened({ ...message, path: NOTIFICATIONS_PATHS[role] }),
        until,
      })),
    )
    if (subscribers.length === AT_ONCE) {
      await unit.enqueue(pushAnnouncementJob, { message, after: last.id, until, audience })
    }
  })
}
