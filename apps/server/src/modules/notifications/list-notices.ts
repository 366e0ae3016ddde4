// implements: §7.28, §7.30
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { z } from 'zod'
import type { Caller } from '../../platform/http/caller.ts'
import { cursorOf, invalidCursor, readCursor } from '../../platform/http/cursor.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { noticeToWire } from './present.ts'
import { countNotices, findNotice, listNotices, type NoticeRow } from './store.ts'

interface Page {
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * Returns a page of the caller's notices, newest first, and how many there are; without a limit the newest 1,000. Marks
 * nothing as read (C7).
 */
export async function listNoticesOf(
  runtime: Pick<Runtime, 'db'>,
  { accountId }: Caller,
  { limit = MAX_UNPAGED_ENTRIES, cursor }: Page,
) {
  const after = cursor === undefined ? undefined : await lastSeen(runtime, accountId, cursor)
  // One more row than requested shows whether there is a next page.
  const rows = await listNotices(runtime.db, accountId, { after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  return {
    notifications: page.map(noticeToWire),
    total: await countNotices(runtime.db, accountId),
    nextCursor: page.length < rows.length ? cursorOf({ id: page.at(-1)!.id }) : null,
  }
}

/** Returns the notice that a cursor names; it has to be one of the account's own. */
async function lastSeen({ db }: Pick<Runtime, 'db'>, accountId: string, cursor: string): Promise<NoticeRow> {
  const { id } = readCursor(cursor, ['id'])
  const row = z.uuid().safeParse(id).success ? await findNotice(db, accountId, id) : undefined
  if (!row) throw invalidCursor()
  return row
}
