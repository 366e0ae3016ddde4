// implements: §7.28, §7.30
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import type { Caller } from '../../platform/http/caller.ts'
import { idIn, invalidCursor } from '../../platform/http/cursor.ts'
import { cutPage, type PageQuery } from '../../platform/http/cursor-page.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { noticeToWire } from './present.ts'
import { countNotices, findNotice, listNotices, type NoticeRow } from './store.ts'

/**
 * Returns a page of the caller's notices, newest first, and how many there are; without a limit the newest 1,000. Marks
 * nothing as read (C7).
 */
export async function listNoticesOf(
  runtime: Pick<Runtime, 'db'>,
  { accountId }: Caller,
  { limit = MAX_UNPAGED_ENTRIES, cursor }: PageQuery,
) {
  const after = cursor === undefined ? undefined : await lastSeen(runtime, accountId, cursor)
  const rows = await listNotices(runtime.db, accountId, { after, limit: limit + 1 })
  const { page, nextCursor } = cutPage(rows, limit, ({ id }) => ({ id }))
  return {
    notifications: page.map(noticeToWire),
    total: await countNotices(runtime.db, accountId),
    nextCursor,
  }
}

/** Returns the notice that a cursor names; it has to be one of the account's own. */
async function lastSeen({ db }: Pick<Runtime, 'db'>, accountId: string, cursor: string): Promise<NoticeRow> {
  const row = await findNotice(db, accountId, idIn(cursor))
  if (!row) throw invalidCursor()
  return row
}
