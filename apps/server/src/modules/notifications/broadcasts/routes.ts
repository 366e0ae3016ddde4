import * as calls from '@anseo/contract/broadcasts'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countAudienceOf, listBroadcastsBy, listScheduledBy } from './list-broadcasts.ts'
import { cancelScheduledOf, changeScheduledOf, scheduleBroadcast } from './schedule-broadcast.ts'
import { sendNow } from './send-now.ts'

const success = true as const

/** Binds the calls about announcements. */
export function bindBroadcasts(bind: Bind, runtime: Runtime) {
  bind(calls.countAudience, async ({ body }) => ({
    success,
    people: await countAudienceOf(runtime, body.audience),
  }))
  bind(calls.listBroadcasts, ({ query }) => listBroadcastsBy(runtime, query))
  bind(calls.broadcast, async ({ caller, body: { sendAt, ...announcement } }) => {
    if (sendAt !== undefined) {
      const at = await scheduleBroadcast(runtime, caller, { ...announcement, sendAt })
      return { success, message: `Scheduled for ${formatDatedMoment(at)}` }
    }
    await sendNow(runtime, caller, announcement)
    return { success, message: "We're sending your announcement." }
  })
  bind(calls.listScheduled, () => listScheduledBy(runtime))
  bind(calls.changeScheduled, async ({ caller, params, body }) => {
    const at = await changeScheduledOf(runtime, caller, params.id, body)
    return { success, message: `Scheduled for ${formatDatedMoment(at)}` }
  })
  bind(calls.cancelScheduled, async ({ caller, params }) => {
    await cancelScheduledOf(runtime, caller, params.id)
    return { success, message: 'Announcement cancelled' }
  })
}
