import { broadcast, countAudience, listBroadcasts } from '@anseo/contract/broadcasts'
import { type Audience, EVERYONE } from '@anseo/domain/audience'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireKnown } from '../../catalogue/public.ts'
import { countAudienceOf, listBroadcastsBy } from './list-broadcasts.ts'
import { sendBroadcast } from './send-broadcast.ts'

const success = true as const

/** Binds the calls about announcements. */
export function bindBroadcasts(bind: Bind, runtime: Runtime) {
  bind(countAudience, async ({ body }) => {
    requireAudience(runtime, body.audience)
    return { success, people: await countAudienceOf(runtime, body.audience) }
  })
  bind(listBroadcasts, ({ query }) => listBroadcastsBy(runtime, query))
  bind(broadcast, async ({ caller, body }) => {
    requireAudience(runtime, body.audience)
    await sendBroadcast(runtime, caller, body)
    return { success, message: "We're sending your announcement." }
  })
}

/** @throws Refusal `INVALID_REQUEST` for the vendors of a speciality that there is not. */
function requireAudience(runtime: Runtime, audience: Audience = EVERYONE): void {
  if (audience.to === 'speciality') requireKnown(runtime, audience.speciality, 'audience.speciality')
}
