import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { type Conversation, pairOf } from './conversation.ts'
import { findContactFacts } from './contact-facts-store.ts'

/**
 * Checks who may write to whom (A6): a client to listed vendors and to any vendor it has an appointment with; a vendor
 * only to clients who wrote or booked first. A closing account gets messages only about a live appointment.
 * @throws Refusal `CHAT_NOT_ALLOWED`; `CHAT_CLOSED` if the caller knows the other side.
 */
export async function refuseWriting(db: Queryable, conversation: Conversation, now: Date): Promise<void> {
  const people = { ...pairOf(conversation), otherId: conversation.other.id }
  const { exists, listed, booked, clientWrote, otherCloses } = await findContactFacts(db, people, now)
  if (exists && otherCloses && (booked || clientWrote)) throw new Refusal('CHAT_CLOSED')
  const known = conversation.own.role === 'client' ? listed || booked : clientWrote || booked
  if (!exists || !known) throw new Refusal('CHAT_NOT_ALLOWED')
}
