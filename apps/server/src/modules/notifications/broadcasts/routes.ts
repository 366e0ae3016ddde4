import { broadcast, countAudience, listBroadcasts } from '@anseo/contract/broadcasts'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countAudienceOf, listBroadcastsBy } from './list-broadcasts.ts'
import { sendBroadcast } from './send-broadcast.ts'

const success = true as const

/** Binds the calls about announcements. */
export function bindBroadcasts(bind: Bind, runtime: Runtime) {
  bind(countAudience, async ({ body }) => ({
    success,
    people: await countAudienceOf(runtime, body.audience),
  }))
  bind(listBroadcasts, ({ query }) => listBroadcastsBy(runtime, query))
  bind(broadcast, async ({ caller, body }) => {
    await sendBroadcast(runtime, caller, body)
    return { success, message: "We're sending your announcement." }
  })
}
