import type { Queryable } from '../../infrastructure/database/database.ts'
import { type Conversation, pairOf } from './conversation.ts'
import { findAcquaintance } from './acquaintance-store.ts'

/**
 * Whether the one who asks may write to the other (A6): a client to listed vendors and to any that it has an
 * appointment with, a vendor only to clients who wrote or booked first.
 */
export async function mayWrite(db: Queryable, conversation: Conversation, now: Date): Promise<boolean> {
  const { exists, listed, booked, clientWrote } = await findAcquaintance(db, pairOf(conversation), now)
  if (!exists) return false
  return conversation.own.role === 'client' ? listed || booked : clientWrote || booked
}
