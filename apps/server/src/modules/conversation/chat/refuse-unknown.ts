import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findContactFacts } from '../contact/contact-facts-store.ts'
import { type Conversation, pairOf } from '../contact/conversation.ts'

/**
 * Refuses a conversation with nobody, and alike one with somebody of whom the caller has no way to know: an account that
 * is hidden must not show by the difference.
 */
export async function refuseUnknown(db: Queryable, conversation: Conversation, now: Date): Promise<void> {
  const { own, other } = conversation
  const people = { ...pairOf(conversation), otherId: other.id }
  const { exists, listed, booked, clientWrote } = await findContactFacts(db, people, now)
  if (exists && (booked || clientWrote || (own.role === 'client' && listed))) return
  throw new Refusal(other.role === 'vendor' ? 'VENDOR_NOT_FOUND' : 'NOT_FOUND')
}
