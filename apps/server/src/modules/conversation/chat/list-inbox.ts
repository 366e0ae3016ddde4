// implements: §3.13, §7.25
import type { QueryOf } from '@anseo/contract/call'
import type { clientInbox, vendorInbox } from '@anseo/contract/messages'
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import type { Caller } from '../../../platform/http/caller.ts'
import { cursorOf } from '../../../platform/http/cursor.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { Side } from '../contact/conversation.ts'
import { countInbox, listInbox, type InboxPlace } from './inbox-store.ts'
import { positionOf } from './position-cursor.ts'
import { clientInboxEntry, vendorInboxEntry } from './present.ts'

/**
 * Returns a page of a client's conversations, the newest first (C7); without a limit and a cursor the newest 1,000, and
 * how many there are.
 */
export async function listClientInbox(
  { db }: Pick<Runtime, 'db'>,
  { accountId }: Caller,
  query: QueryOf<typeof clientInbox>,
) {
  const { rows, nextCursor } = await readPage(db, 'client', accountId, query)
  const total = async () =>
    nextCursor ? (await countInbox(db, 'client', accountId)).conversations : rows.length
  return {
    inbox: rows.map(clientInboxEntry),
    nextCursor,
    ...(query.limit === undefined && query.cursor === undefined && { total: await total() }),
  }
}

/** Returns a page of a vendor's conversations, the newest first (C7), and how many there are in all. */
export async function listVendorInbox(
  { db }: Pick<Runtime, 'db'>,
  { accountId }: Caller,
  { clientId, ...query }: QueryOf<typeof vendorInbox>,
) {
  const { rows, nextCursor } = await readPage(db, 'vendor', accountId, { ...query, otherId: clientId })
  const counts = await countInbox(db, 'vendor', accountId)
  return { inbox: rows.map(vendorInboxEntry), nextCursor, counts }
}

type PageQuery = Omit<InboxPlace, 'before' | 'limit'> & {
  cursor?: string | undefined
  limit?: number | undefined
}

async function readPage(
  db: Queryable,
  role: Side,
  accountId: string,
  { cursor, limit = MAX_UNPAGED_ENTRIES, ...wanted }: PageQuery,
) {
  const before = cursor === undefined ? undefined : positionOf(cursor)
  // One more row than requested shows whether there is a next page.
  const found = await listInbox(db, role, accountId, { ...wanted, before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const nextCursor = rows.length < found.length ? cursorOf({ position: String(rows.at(-1)!.position) }) : null
  return { rows, nextCursor }
}
