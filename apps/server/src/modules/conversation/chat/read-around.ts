import type { ReadMessageOnWire } from '@anseo/contract/admin-appointments'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { readPhotos } from '../photos/read-photos.ts'
import { message } from '../tables/messages.ts'
import { listMessages } from './store.ts'

/** Messages shown on each side of one. */
const EACH_SIDE = 5

/** Reads a message and those around it, oldest first, for an admin to whom it was reported; none if it is gone. */
export async function readAround(db: Queryable, id: string): Promise<ReadMessageOnWire[]> {
  const [found] = await db.select().from(message).where(eq(message.id, id))
  if (!found) return []
  const { clientId, vendorId, position } = found
  const conversation = {
    own: { role: 'client' as const, id: clientId },
    other: { role: 'vendor' as const, id: vendorId },
  }
  const before = await listMessages(db, conversation, { before: position + 1, limit: EACH_SIDE + 1 })
  const after = await listMessages(db, conversation, { after: position, limit: EACH_SIDE, fromOldest: true })
  const rows = [...before, ...after]
  const photos = await readPhotos(db, rows)
  return rows.map(({ id: messageId, senderId, content, sentAt }) => ({
    _id: messageId,
    from: senderId === clientId ? 'client' : 'vendor',
    content,
    timestamp: sentAt.toISOString(),
    ...(photos.has(messageId) && { photos: photos.get(messageId) }),
  }))
}
