import type { ReadMessageOnWire } from '@anseo/contract/admin-appointments'
import { cursorOf, readCursor } from '../../../platform/http/cursor.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { readPhotos } from '../photos/read-photos.ts'
import { listMessages } from './store.ts'

interface Between {
  clientId: string
  vendorId: string
}

/** Number of messages read at once where no limit is given. */
const PAGE_SIZE = 50

/** Reads the conversation of two people, oldest first, for an admin who looks into their appointment. */
export async function readConversation(
  db: Queryable,
  { clientId, vendorId }: Between,
  { limit = PAGE_SIZE, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ messages: ReadMessageOnWire[]; nextCursor: string | null }> {
  const own = { role: 'client' as const, id: clientId }
  const conversation = { own, other: { role: 'vendor' as const, id: vendorId } }
  const before = cursor === undefined ? undefined : positionIn(cursor)
  // One more row than requested shows whether there are earlier messages.
  const rows = await listMessages(db, conversation, {
    limit: limit + 1,
    ...(before !== undefined && { before }),
  })
  const page = rows.slice(-limit)
  const photos = await readPhotos(db, page)
  return {
    messages: page.map(({ id, senderId, content, sentAt }) => ({
      _id: id,
      from: senderId === clientId ? 'client' : 'vendor',
      content,
      timestamp: sentAt.toISOString(),
      ...(photos.has(id) && { photos: photos.get(id) }),
    })),
    nextCursor: page.length < rows.length ? cursorOf({ position: String(page[0]!.position) }) : null,
  }
}

function positionIn(cursor: string): number {
  const position = Number(readCursor(cursor, ['position']).position)
  if (!Number.isSafeInteger(position)) throw invalidField('cursor', 'This cursor is not one of ours.')
  return position
}
