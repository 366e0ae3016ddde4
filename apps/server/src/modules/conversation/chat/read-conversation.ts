import type { ReadMessageOnWire } from '@anseo/contract/admin-appointments'
import { cursorOf } from '../../../platform/http/cursor.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { byClient, type Parties } from '../contact/conversation.ts'
import { readPhotos } from '../photos/read-photos.ts'
import { positionOf } from './position-cursor.ts'
import { listMessages, type MessageRow } from './store.ts'

/** Number of messages read at once where no limit is given. */
const PAGE_SIZE = 50

/** Reads the conversation of two people, oldest first, for an admin who looks into their appointment. */
export async function readConversation(
  db: Queryable,
  parties: Parties,
  { limit = PAGE_SIZE, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ messages: ReadMessageOnWire[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : positionOf(cursor)
  // One more row than requested shows whether there are earlier messages.
  const rows = await listMessages(db, byClient(parties), {
    limit: limit + 1,
    ...(before !== undefined && { before }),
  })
  const page = rows.slice(-limit)
  return {
    messages: await presentRead(db, page),
    nextCursor: page.length < rows.length ? cursorOf({ position: String(page[0]!.position) }) : null,
  }
}

/** Returns messages with their photos as an admin reads them. */
export async function presentRead(db: Queryable, rows: readonly MessageRow[]): Promise<ReadMessageOnWire[]> {
  const photos = await readPhotos(db, rows)
  return rows.map(({ id, senderId, clientId, content, sentAt }) => ({
    _id: id,
    from: senderId === clientId ? 'client' : 'vendor',
    content,
    timestamp: sentAt.toISOString(),
    ...(photos.has(id) && { photos: photos.get(id) }),
  }))
}
