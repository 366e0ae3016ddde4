// implements: §7.29
import type { clientNoticeCalls } from '@anseo/contract/notifications'
import type { QueryOf } from '@anseo/contract/call'
import type { Caller } from '../../platform/http/caller.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { countUnread, findNotice, markRead } from './store.ts'

/**
 * Marks the caller's notices as read.
 * @param until the id of the newest one that was seen: what came while it was being read stays unread. All if not given.
 */
export async function readNotices(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { accountId }: Caller,
  { until }: QueryOf<typeof clientNoticeCalls.markRead>,
) {
  const newest = until === undefined ? undefined : await findNotice(db, accountId, until)
  if (newest || until === undefined) await markRead(db, accountId, clock.now(), newest)
  return 'Notifications marked as read'
}

/** Counts the caller's unread notices. */
export async function countUnreadNotices({ db }: Pick<Runtime, 'db'>, { accountId }: Caller) {
  return { count: await countUnread(db, accountId) }
}
