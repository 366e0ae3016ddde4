// implements: §3.13, §7.25
import type { QueryOf } from '@anseo/contract/call'
import type { vendorInbox } from '@anseo/contract/messages'
import type { Caller } from '../../../platform/http/caller.ts'
import { cursorOf } from '../../../platform/http/cursor.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countInbox, listInbox } from './inbox-store.ts'
import { positionOf } from './position-cursor.ts'
import { clientInboxEntry, vendorInboxEntry } from './present.ts'

/** A client's conversations, the newest first (C7). */
export async function listClientInbox({ db }: Pick<Runtime, 'db'>, { accountId }: Caller) {
  const rows = await listInbox(db, 'client', accountId)
  return { success: true as const, inbox: rows.map(clientInboxEntry) }
}

/** A page of a vendor's conversations, the newest first (C7), and how many there are in all. */
export async function listVendorInbox(
  { db }: Pick<Runtime, 'db'>,
  { accountId }: Caller,
  { limit, cursor, search, unread, clientId }: QueryOf<typeof vendorInbox>,
) {
  const rows = await listInbox(db, 'vendor', accountId, {
    search,
    unread,
    otherId: clientId,
    before: cursor === undefined ? undefined : positionOf(cursor),
    // One more row than requested shows whether there is a next page.
    limit: limit === undefined ? undefined : limit + 1,
  })
  const page = limit === undefined ? rows : rows.slice(0, limit)
  return {
    success: true as const,
    inbox: page.map(vendorInboxEntry),
    nextCursor: page.length < rows.length ? cursorOf({ position: String(page.at(-1)!.position) }) : null,
    counts: await countInbox(db, 'vendor', accountId),
  }
}
