import { createCalendarFeed, revokeCalendarFeed, showCalendarFeed } from '@anseo/contract/calendar-feed'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { createFeed, revokeFeed, showFeed } from './manage-feed.ts'

/** Binds a vendor's private link to its calendar. */
export function bindCalendarFeed(bind: Bind, runtime: Runtime) {
  bind(showCalendarFeed, ({ caller }) => showFeed(runtime, caller))
  bind(createCalendarFeed, ({ caller, body }) => createFeed(runtime, caller, body.password))
  bind(revokeCalendarFeed, ({ caller }) => revokeFeed(runtime, caller))
}
