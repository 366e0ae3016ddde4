// implements: §7.29
import type { Caller } from '../../platform/http/caller.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { countUnread, markAllRead } from './store.ts'

/** Marks all of the caller's notices as read. */
export async function readAllNotices({ db, clock }: Pick<Runtime, 'db' | 'clock'>, { accountId }: Caller) {
  await markAllRead(db, accountId, clock.now())
  return 'Notifications marked as read'
}

/** Counts the caller's unread notices. */
export async function countUnreadNotices({ db }: Pick<Runtime, 'db'>, { accountId }: Caller) {
  return { count: await countUnread(db, accountId) }
}
