import type { ReadMessageOnWire } from '@anseo/contract/admin-appointments'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { byClient } from '../contact/conversation.ts'
import { message } from '../tables/messages.ts'
import { presentRead } from './read-conversation.ts'
import { listMessages } from './store.ts'

/** Messages shown on each side of one. */
const EACH_SIDE = 5

/** Reads a message and those around it, oldest first, for an admin to whom it was reported; none if it is gone. */
export async function readAround(db: Queryable, id: string): Promise<ReadMessageOnWire[]> {
  const [found] = await db.select().from(message).where(eq(message.id, id))
  if (!found) return []
  const { position } = found
  const conversation = byClient(found)
  const before = await listMessages(db, conversation, { before: position + 1, limit: EACH_SIDE + 1 })
  const after = await listMessages(db, conversation, { after: position, limit: EACH_SIDE, fromOldest: true })
  return presentRead(db, [...before, ...after])
}
