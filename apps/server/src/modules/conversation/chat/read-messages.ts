// implements: §7.27
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { roomOf } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { conversationOf } from '../contact/conversation.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { markRead } from './store.ts'

/**
 * Marks the other side's messages to the caller as read, and notifies the other side's tabs if there were any.
 * @throws Refusal `FORBIDDEN` for an admin; `VENDOR_NOT_FOUND` or `NOT_FOUND` if the caller cannot know of such an account.
 */
export async function readMessages(
  { db, clock, transaction }: Pick<Runtime, 'db' | 'clock' | 'transaction'>,
  caller: Caller,
  otherId: string,
) {
  const conversation = conversationOf(caller, otherId)
  if (!conversation) throw new Refusal('FORBIDDEN')
  await refuseUnknown(db, conversation, clock.now())
  const { own, other } = conversation
  await transaction(async (unit) => {
    const marked = await markRead(unit.db, conversation, unit.now)
    if (marked > 0) unit.realtime.emit(roomOf(other.role, other.id), 'messages_read', { readerId: own.id })
  })
  return 'Messages marked as read'
}
