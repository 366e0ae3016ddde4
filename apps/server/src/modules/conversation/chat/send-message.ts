// implements: §5.28
import { photosText } from '@anseo/domain/attached-photos'
import { messageProblem, trimMessage } from '@anseo/domain/chat-rules'
import type { MessageOnWire } from '@anseo/contract/messages'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { batcher } from '../../../platform/process/batcher.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type ContactPeople, findContactFacts } from '../contact/contact-facts-store.ts'
import { conversationOf, pairOf, peopleOf } from '../contact/conversation.ts'
import { countContact } from '../contact/count-contact.ts'
import { writingProblem } from '../contact/policy.ts'
import { sendPhotos } from './send-photos.ts'
import { createStoreMessage } from './store-together.ts'

/** Sends a text, photos or both to another account; `fromSocket` is the sending socket. */
export type SendMessage = (
  caller: Caller,
  sent: { receiverId: string; content: string; photoIds?: string[] | undefined },
  fromSocket: string,
) => Promise<MessageOnWire>

/** Up to 64 messages that arrive together share one query for the facts of their people. */
const BATCH_LIMITS = { lanes: 1, size: 64 }

/**
 * Creates the sending of messages: each is stored, then sent to the receiver and to the sender's other tabs (§5 Chat,
 * A6); the sending socket gets the acknowledgement instead. It returns the stored message; for a duplicate within 2
 * seconds the first one, which is not sent again. It throws Refusal `MESSAGE_INVALID`, `CHAT_NOT_ALLOWED`,
 * `CHAT_CLOSED`, `RATE_LIMITED`, `PHOTO_GONE`.
 */
export function createSendMessage(
  runtime: Pick<Runtime, 'transaction' | 'db' | 'clock' | 'counts' | 'rateLimiter' | 'realtime'>,
): SendMessage {
  const findFacts = batcher(
    (people: readonly ContactPeople[]) => findContactFacts(runtime.db, people, runtime.clock.now()),
    BATCH_LIMITS,
  )
  const store = createStoreMessage(runtime)
  return async (caller, { receiverId, content: typed, photoIds: given = [] }, fromSocket) => {
    const photoIds = [...new Set(given)]
    const content = trimMessage(typed) || (photoIds.length > 0 ? photosText(photoIds.length) : '')
    if (messageProblem(content)) throw new Refusal('MESSAGE_INVALID')
    const conversation = conversationOf(caller, receiverId)
    if (!conversation) throw new Refusal('CHAT_NOT_ALLOWED')

    await runtime.rateLimiter.count('write a message', caller.accountId)
    const facts = await findFacts(peopleOf(conversation))
    if (conversation.own.role === 'client') await countContact(runtime, pairOf(conversation), facts)
    if (photoIds.length > 0) return sendPhotos(runtime, { conversation, content, photoIds, fromSocket })
    const problem = writingProblem(conversation, facts)
    if (problem) throw new Refusal(problem)
    return store({ conversation, content, fromSocket })
  }
}
