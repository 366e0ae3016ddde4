import type { ContactOnWire, listContacts } from '@anseo/contract/contacts'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { contactWindow } from '@anseo/domain/contact-window'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { idIn, invalidCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cursor-page.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { factsOf } from '../appointment-row.ts'
import { findFigures, findRecent } from './figures-store.ts'
import { presentContact } from './present.ts'
import { countContacts, findContact, findContacts, type FoundContact } from './store.ts'

/** Returns the vendor's clients by name, and how many a search finds; all of them without a page. */
export async function listContactsOf(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { accountId: vendorId }: Caller,
  { search, limit, cursor }: QueryOf<typeof listContacts>,
): Promise<ReplyOf<typeof listContacts>> {
  const after = cursor === undefined ? undefined : await lastSeen(db, vendorId, cursor)
  const sought = { search, after, limit: limit === undefined ? undefined : limit + 1 }
  const [found, total] = await Promise.all([
    findContacts(db, vendorId, sought),
    countContacts(db, vendorId, search),
  ])
  const { page, nextCursor } = cutPage(found, limit, ({ row }) => ({ id: row.id }))
  return { rows: await presentAll(db, vendorId, page, clock.now()), total, nextCursor }
}

/** Returns the contact that a cursor names; it has to be one of the vendor's own. */
async function lastSeen(db: Queryable, vendorId: string, cursor: string): Promise<string> {
  const id = idIn(cursor)
  if (!(await findContact(db, vendorId, id))) throw invalidCursor()
  return id
}

/** Presents contacts of one vendor with their figures, read for all of them at once. */
export async function presentAll(
  db: Queryable,
  vendorId: string,
  found: readonly FoundContact[],
  now: Date,
): Promise<ContactOnWire[]> {
  if (found.length === 0) return []
  const accountIds = found.flatMap(({ row }) => row.accountId ?? [])
  const ids = found.map(({ row }) => row.id)
  const [figures, recent] = await Promise.all([
    findFigures(db, ids, now),
    accountIds.length > 0 ? findRecent(db, vendorId, accountIds, now) : [],
  ])
  const open = recent.filter((row) => contactWindow(factsOf(row), now) === 'open')
  const known = new Set(open.map(({ clientId }) => clientId))
  return found.map((each) => {
    const { id, accountId } = each.row
    return presentContact(each, figures.get(id), accountId !== null && known.has(accountId))
  })
}
