import { and, eq } from 'drizzle-orm'
import { roomOf } from '../../../platform/realtime/realtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { replaceProposalWords } from '../../booking/public.ts'
import { readPhotos } from '../photos/read-photos.ts'
import { replaceQuoteWords } from '../quotes/replace-words.ts'
import { lockRequest } from '../request-records/store.ts'
import { replaceRequestWords } from '../requests/replace-words.ts'
import { message } from '../tables/messages.ts'
import { messageToWire, NO_ATTACHMENTS } from './present.ts'
import type { MessageRow } from './store.ts'

/**
 * Replaces the words of a message, when an operator takes it down or shows it again, and sends the new message to both
 * after the commit. Words of a request, a quote or a suggested time are replaced in it too, and those of a request in the chat of
 * each vendor whom it asks. Call it after its photos were hidden or shown, since it sends them too.
 * @param expected only these words are replaced; any if it is missing.
 * @returns the words found; null if there is no such message.
 */
export async function replaceMessage(
  unit: UnitOfWork,
  id: string,
  content: string,
  expected?: string,
): Promise<string | null> {
  const { db, realtime } = unit
  const [found] = await db.select({ requestId: message.requestId }).from(message).where(eq(message.id, id))
  const request = found?.requestId ? await lockRequest(db, found.requestId) : null
  const [before] = await db.select().from(message).where(eq(message.id, id)).for('update')
  if (!before) return null
  if (expected !== undefined && before.content !== expected) return before.content
  const rows = await db.update(message).set({ content }).where(isSameText(before)).returning()
  if (request) await replaceRequestWords(unit, request, { sentAt: before.sentAt, text: content })
  const { quoteVersionId, proposalId, clientId } = before
  if (quoteVersionId) await replaceQuoteWords(unit, quoteVersionId, content)
  if (proposalId) await replaceProposalWords(unit, { proposalId, clientId, text: content })
  // Those two have their new cards sent.
  if (quoteVersionId || proposalId) return before.content
  const photos = await readPhotos(db, rows)
  for (const row of rows) {
    const shown = messageToWire(row, { ...NO_ATTACHMENTS, photos })
    realtime.emit(roomOf('client', row.clientId), 'message_changed', shown)
    realtime.emit(roomOf('vendor', row.vendorId), 'message_changed', shown)
  }
  return before.content
}

/** The condition that a message is this one, or carries the same words of a request to another vendor. */
const isSameText = ({ id, requestId, sentAt, content }: MessageRow) =>
  requestId === null
    ? eq(message.id, id)
    : and(eq(message.requestId, requestId), eq(message.sentAt, sentAt), eq(message.content, content))
