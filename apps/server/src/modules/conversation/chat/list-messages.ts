// implements: §7.26
import type { clientMessages } from '@anseo/contract/messages'
import type { QueryOf } from '@anseo/contract/call'
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import type { Caller } from '../../../platform/http/caller.ts'
import { cursorOf } from '../../../platform/http/cursor.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { conversationOf } from '../contact/conversation.ts'
import { positionOf } from './position-cursor.ts'
import { messageToWire } from './present.ts'
import { readAttachments } from './read-attachments.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { countMessages, findPosition, listMessages, type Between } from './store.ts'

type HistoryQuery = QueryOf<typeof clientMessages>

/**
 * Returns the caller's conversation with another account, oldest first (C7); without a limit the newest 1,000
 * messages, and how many there are.
 * @throws Refusal `VENDOR_NOT_FOUND` or `NOT_FOUND` if the caller cannot know of such an account.
 */
export async function listMessagesWith(
  { db, settings, clock }: Pick<Runtime, 'db' | 'settings' | 'clock'>,
  caller: Caller,
  otherId: string,
  query: HistoryQuery,
) {
  const conversation = conversationOf(caller, otherId)
  if (!conversation) throw new Refusal('FORBIDDEN')
  await refuseUnknown(db, conversation, clock.now())
  const before = query.cursor === undefined ? undefined : positionOf(query.cursor)
  const after = query.after === undefined ? undefined : await findPosition(db, conversation, query.after)
  if (query.after !== undefined && after === undefined) {
    throw invalidField('after', 'This conversation has no such message.')
  }
  const between: Between = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  const { limit = MAX_UNPAGED_ENTRIES } = query
  // One more row than requested shows whether there are earlier messages.
  const rows = await listMessages(db, conversation, { ...between, limit: limit + 1 })
  const hasMore = rows.length > limit
  const page = hasMore ? rows.slice(1) : rows
  const attachments = await readAttachments(db, { settings: settings.current, now: clock.now() }, page)
  return {
    messages: page.map((row) => messageToWire(row, attachments)),
    nextCursor: hasMore ? cursorOf({ position: String(page[0]!.position) }) : null,
    ...(query.limit === undefined && {
      // Of all that was asked for: the whole conversation, or what followed a message.
      total: hasMore ? await countMessages(db, conversation, between) : page.length,
    }),
  }
}

/**
 * Lists the messages by the specified path, which names the client as well.
 * @throws Refusal `FORBIDDEN` when that is not the caller (A5).
 */
export async function listMessagesOf(
  runtime: Pick<Runtime, 'db' | 'settings' | 'clock'>,
  caller: Caller,
  userId: string,
  otherId: string,
  query: HistoryQuery,
) {
  if (userId !== caller.accountId) throw new Refusal('FORBIDDEN')
  return listMessagesWith(runtime, caller, otherId, query)
}
