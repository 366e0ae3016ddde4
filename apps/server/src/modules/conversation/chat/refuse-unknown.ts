import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findContactFacts } from '../contact/contact-facts-store.ts'
import { type Conversation, peopleOf } from '../contact/conversation.ts'

/**
 * Refuses a conversation with an account that does not exist or that the caller cannot know of. Both get the same
 * refusal, so that the response does not reveal a hidden account.
 * @throws Refusal `VENDOR_NOT_FOUND` or, about a client, `NOT_FOUND`.
 */
export async function refuseUnknown(db: Queryable, conversation: Conversation, now: Date): Promise<void> {
  const { own, other } = conversation
  const [facts] = await findContactFacts(db, [peopleOf(conversation)], now)
  const { exists, listed, booked, clientWrote } = facts!
  if (exists && (booked || clientWrote || (own.role === 'client' && listed))) return
  throw new Refusal(other.role === 'vendor' ? 'VENDOR_NOT_FOUND' : 'NOT_FOUND')
}
