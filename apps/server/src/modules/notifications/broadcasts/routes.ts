import * as calls from '@anseo/contract/broadcasts'
import { type Audience, EVERYONE } from '@anseo/domain/audience'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireKnown } from '../../catalogue/public.ts'
import { exportBroadcastsBy } from './export-broadcasts.ts'
import { countAudienceOf, listBroadcastsBy, listScheduledBy } from './list-broadcasts.ts'
import { cancelScheduledOf, changeScheduledOf, scheduleBroadcast } from './schedule-broadcast.ts'
import { sendNow } from './send-now.ts'
import { sendTestCopy } from './send-test-copy.ts'

/** Binds the calls about announcements. */
export function bindBroadcasts(bind: Bind, runtime: Runtime) {
  bind(calls.countAudience, async ({ body }) => {
    requireAudience(runtime, body.audience)
    return { people: await countAudienceOf(runtime, body.audience) }
  })
  bind(calls.listBroadcasts, ({ query }) => listBroadcastsBy(runtime, query))
  bind(calls.exportBroadcasts, ({ caller, query }) => exportBroadcastsBy(runtime, caller, query))
  bind(calls.broadcast, async ({ caller, body: { sendAt, ...announcement } }) => {
    requireAudience(runtime, announcement.audience)
    if (sendAt !== undefined) {
      const at = await scheduleBroadcast(runtime, caller, { ...announcement, sendAt })
      return `Scheduled for ${formatDatedMoment(at)}`
    }
    await sendNow(runtime, caller, announcement)
    return "We're sending your announcement."
  })
  bind(calls.sendTestAnnouncement, async ({ caller, body }) => {
    await sendTestCopy(runtime, caller, body.content)
    return 'Sent to you. Check your email and notifications.'
  })
  bind(calls.listScheduled, () => listScheduledBy(runtime))
  bind(calls.changeScheduled, async ({ caller, params, body }) => {
    requireAudience(runtime, body.audience)
    const at = await changeScheduledOf(runtime, caller, params.id, body)
    return `Scheduled for ${formatDatedMoment(at)}`
  })
  bind(calls.cancelScheduled, async ({ caller, params }) => {
    await cancelScheduledOf(runtime, caller, params.id)
    return 'Announcement cancelled'
  })
}

/** Requires that the specialities of an audience exist. @throws Refusal `INVALID_REQUEST` */
function requireAudience(runtime: Runtime, audience: Audience = EVERYONE): void {
  if (audience.to === 'speciality') requireKnown(runtime, audience.speciality, 'audience.speciality')
  if (audience.to !== 'groups') return
  for (const group of audience.groups) {
    if (group.role === 'vendors' && group.speciality !== undefined)
      requireKnown(runtime, group.speciality, 'audience.groups')
  }
}
