import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { type Conversation, pairOf } from './conversation.ts'
import { findContactFacts } from './contact-facts-store.ts'

/**
 * Lets the one who asks write to the other (A6): a client to listed vendors and to any that it has an appointment with,
 * a vendor only to clients who wrote or booked first; nobody to who is closing its account, but for a live appointment.
 * @throws Refusal `CHAT_NOT_ALLOWED`; `CHAT_CLOSED` to who knows the other.
 */
export async function refuseWriting(db: Queryable, conversation: Conversation, now: Date): Promise<void> {
  const people = { ...pairOf(conversation), otherId: conversation.other.id }
  const { exists, listed, booked, clientWrote, otherCloses } = await findContactFacts(db, people, now)
  if (exists && otherCloses && (booked || clientWrote)) throw new Refusal('CHAT_CLOSED')
  const known = conversation.own.role === 'client' ? listed || booked : clientWrote || booked
  if (!exists || !known) throw new Refusal('CHAT_NOT_ALLOWED')
}
