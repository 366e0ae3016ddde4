import { eq } from 'drizzle-orm'
import { roomOf } from '../../../platform/realtime/realtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { readPhotos } from '../photos/read-photos.ts'
import { message } from '../tables/messages.ts'
import { messageToWire, NO_ATTACHMENTS } from './present.ts'

/**
 * Replaces the words of a message, when an operator takes it down or shows it again, and sends the new message to both
 * after the commit. Call it after its photos were hidden or shown, since it sends them too.
 * @param expected only these words are replaced; any if it is missing.
 * @returns the words found; null if there is no such message, or if it is the card of a quote or proposal.
 */
export async function replaceMessage(
  unit: UnitOfWork,
  id: string,
  content: string,
  expected?: string,
): Promise<string | null> {
  const [before] = await unit.db.select().from(message).where(eq(message.id, id)).for('update')
  if (!before || before.quoteVersionId || before.proposalId) return null
  if (expected !== undefined && before.content !== expected) return before.content
  const [row] = await unit.db.update(message).set({ content }).where(eq(message.id, id)).returning()
  const shown = messageToWire(row!, { ...NO_ATTACHMENTS, photos: await readPhotos(unit.db, [row!]) })
  unit.realtime.emit(roomOf('client', row!.clientId), 'message_changed', shown)
  unit.realtime.emit(roomOf('vendor', row!.vendorId), 'message_changed', shown)
  return before.content
}
