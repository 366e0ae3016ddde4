// implements: §5.28
import { messageProblem, trimMessage } from '@anseo/domain/chat-rules'
import type { MessageOnWire } from '@anseo/contract/messages'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { roomOf } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { conversationOf } from '../contact/conversation.ts'
import { countContact } from '../contact/count-contact.ts'
import { refuseWriting } from '../contact/policy.ts'
import { messageToWire } from './present.ts'
import { findRepeated, insertMessage, lockConversation } from './store.ts'

/**
 * Stores a message, then sends it to the receiver and to the sender's other tabs (§5 Chat, A6).
 * @param fromSocket the sending socket, which gets the acknowledgement instead.
 * @returns the stored message; for a duplicate within 2 seconds the first one, which is not sent again.
 * @throws Refusal `MESSAGE_INVALID`, `CHAT_NOT_ALLOWED`, `CHAT_CLOSED`, `RATE_LIMITED`.
 */
export async function sendMessage(
  runtime: Pick<Runtime, 'transaction' | 'db' | 'counts' | 'rateLimiter'>,
  caller: Caller,
  { receiverId, content: typed }: { receiverId: string; content: string },
  fromSocket?: string,
): Promise<MessageOnWire> {
  const content = trimMessage(typed)
  if (messageProblem(content)) throw new Refusal('MESSAGE_INVALID')
  const conversation = conversationOf(caller, receiverId)
  if (!conversation) throw new Refusal('CHAT_NOT_ALLOWED')
  const { own, other } = conversation

  await runtime.rateLimiter.count('write a message', caller.accountId)
  if (own.role === 'client') await countContact(runtime, { clientId: own.id, vendorId: other.id })
  return runtime.transaction(async (unit) => {
    await refuseWriting(unit.db, conversation, unit.now)
    await lockConversation(unit.db, conversation)
    const sending = { content, sentAt: unit.now }
    const row = await insertMessage(unit.db, conversation, sending)
    if (!row) return messageToWire(await findRepeated(unit.db, conversation, sending))
    const message = messageToWire(row)
    unit.realtime.emit(roomOf(other.role, other.id), 'receive_message', message)
    unit.realtime.emit(roomOf(own.role, own.id), 'receive_message', message, fromSocket)
    return message
  })
}
