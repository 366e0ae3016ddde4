import { adminNoticeCalls, clientNoticeCalls, vendorNoticeCalls } from '@anseo/contract/notifications'
import type { Bind } from '../../http/bind.ts'
import type { Runtime } from '../../runtime.ts'
import { listNoticesOf } from './list-notices.ts'
import { countUnreadNotices, readAllNotices } from './read-notices.ts'

/** Binds the notification calls of the three sites. */
export function bindNotifications(bind: Bind, runtime: Runtime) {
  for (const calls of [clientNoticeCalls, vendorNoticeCalls, adminNoticeCalls]) {
    bind(calls.list, ({ caller, query }) => listNoticesOf(runtime, caller, query))
    bind(calls.markRead, ({ caller }) => readAllNotices(runtime, caller))
    bind(calls.unreadCount, ({ caller }) => countUnreadNotices(runtime, caller))
  }
}
