import { downloadCalendarEntry } from '@anseo/contract/appointments'
import { clientNoticeChoiceCalls, vendorNoticeChoiceCalls } from '@anseo/contract/notice-choices'
import { adminNoticeCalls, clientNoticeCalls, vendorNoticeCalls } from '@anseo/contract/notifications'
import { clientPushCalls, renewPushSubscription, vendorPushCalls } from '@anseo/contract/push-subscriptions'
import type { Bind } from '../../platform/http/bind.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { calendarEntryFor } from './calendar-entry.ts'
import { listNoticesOf } from './list-notices.ts'
import { choose, listChoicesOf } from './notice-choices.ts'
import { listSubscriptionsOf, renew, subscribe, unsubscribe } from './push-subscriptions.ts'
import { countUnreadNotices, readNotices } from './read-notices.ts'

/** Binds the notification calls of the three sites, and how people choose to be told elsewhere. */
export function bindNotifications(bind: Bind, runtime: Runtime) {
  for (const calls of [clientNoticeCalls, vendorNoticeCalls, adminNoticeCalls]) {
    bind(calls.list, ({ caller, query }) => listNoticesOf(runtime, caller, query))
    bind(calls.markRead, ({ caller, query }) => readNotices(runtime, caller, query))
    bind(calls.unreadCount, ({ caller }) => countUnreadNotices(runtime, caller))
  }
  for (const calls of [clientNoticeChoiceCalls, vendorNoticeChoiceCalls]) {
    bind(calls.list, ({ caller }) => listChoicesOf(runtime, caller))
    bind(calls.choose, ({ caller, body }) => choose(runtime, caller, body))
  }
  for (const calls of [clientPushCalls, vendorPushCalls]) {
    bind(calls.list, ({ caller }) => listSubscriptionsOf(runtime, caller))
    bind(calls.add, ({ caller, body }) => subscribe(runtime, caller, body))
    bind(calls.remove, ({ caller, body }) => unsubscribe(runtime, caller, body))
  }
  bind(downloadCalendarEntry, ({ caller, params }) => calendarEntryFor(runtime, caller, params.id))
  bind(renewPushSubscription, ({ body }) => renew(runtime, body))
}
