// implements: §3.13, §7.25
import type { QueryOf } from '@anseo/contract/call'
import type { clientInbox, vendorInbox } from '@anseo/contract/messages'
import type { Caller } from '../../../platform/http/caller.ts'
import { type PageQuery, readPage } from '../../../platform/http/cursor-page.ts'
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
  const { page, ...rest } = await readInbox(db, 'client', accountId, query)
  return { inbox: page.map(clientInboxEntry), ...rest }
}

/** Returns a page of a vendor's conversations, the newest first (C7), and how many there are in all. */
export async function listVendorInbox(
  { db }: Pick<Runtime, 'db'>,
  { accountId }: Caller,
  { clientId, ...query }: QueryOf<typeof vendorInbox>,
) {
  const { page, nextCursor } = await readInbox(db, 'vendor', accountId, { ...query, otherId: clientId })
  const counts = await countInbox(db, 'vendor', accountId)
  return { inbox: page.map(vendorInboxEntry), nextCursor, counts }
}

const readInbox = (
  db: Queryable,
  role: Side,
  accountId: string,
  { cursor, limit, ...wanted }: Omit<InboxPlace, 'before' | 'limit'> & PageQuery,
) =>
  readPage(
    { cursor, limit },
    {
      find: (most) =>
        listInbox(db, role, accountId, {
          ...wanted,
          before: cursor === undefined ? undefined : positionOf(cursor),
          limit: most,
        }),
      placeOf: ({ position }) => ({ position: String(position) }),
      count: async () => (await countInbox(db, role, accountId)).conversations,
    },
  )
