import type { PushMessage } from '@anseo/contract/push-message'
import { type Audience, EVERYONE } from '@anseo/domain/audience'
import { type NoticeChoice, wants } from '@anseo/domain/notice-choices'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { isAmong } from './audience.ts'
import { findChoicesOf } from './notice-choice-store.ts'
import { pushUntil, shortened } from './push-message.ts'
import { listSubscribers } from './push-store.ts'
import type { PayloadOf } from '../../platform/jobs/job.ts'
import { pushAnnouncementJob, sendPushJob } from './events.ts'

/** The number of pushes queued in one transaction. */
const AT_ONCE = 200

const NOTIFICATIONS = { client: '/notifications', vendor: '/pro/notifications', admin: '/admin/' } as const

/**
 * Queues an announcement for the browsers of everyone of a group who wants it there, with the notices of the same unit.
 */
export const pushAnnouncement = (
  unit: UnitOfWork,
  message: Omit<PushMessage, 'path'>,
  audience: Audience,
): Promise<void> =>
  unit.enqueue(pushAnnouncementJob, { message, after: null, until: pushUntil(unit.now), audience })

/** Queues the pushes of an announcement to some browsers, and itself for the rest. */
export async function spreadAnnouncement(
  runtime: Pick<Runtime, 'transaction'>,
  { message, after, until, audience = EVERYONE }: PayloadOf<typeof pushAnnouncementJob>,
): Promise<void> {
  await runtime.transaction(async (unit) => {
    const subscribers = await listSubscribers(unit.db, { after, limit: AT_ONCE, among: isAmong(audience) })
    const last = subscribers.at(-1)
    if (!last) return
    const choices = groupByAccount(await findChoicesOf(unit.db, [...new Set(subscribers.map(accountOf))]))
    for (const { id, accountId, role } of subscribers) {
      if (!wants(choices.get(accountId) ?? [], 'announcements', 'push')) continue
      const own = shortened({ ...message, path: NOTIFICATIONS[role] })
      await unit.enqueue(sendPushJob, { subscriptionId: id, message: own, until })
    }
    if (subscribers.length === AT_ONCE) {
      await unit.enqueue(pushAnnouncementJob, { message, after: last.id, until, audience })
    }
  })
}

const accountOf = ({ accountId }: { accountId: string }) => accountId

const groupByAccount = <C extends NoticeChoice & { accountId: string }>(choices: C[]) =>
  Map.groupBy(choices, accountOf)
