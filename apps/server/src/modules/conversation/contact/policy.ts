import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { type Conversation, peopleOf } from './conversation.ts'
import { type ContactFacts, findContactFacts } from './contact-facts-store.ts'

/**
 * Checks who may write to whom (A6): a client to listed vendors and to any vendor it has an appointment with; a vendor
 * only to clients who wrote or booked first; no one where one has blocked the other (C9), and no client whom the operator
 * has blocked (D6). A closing account gets messages only about a live appointment.
 * @throws Refusal `ACCOUNT_BLOCKED`, `CHAT_NOT_ALLOWED`; `CHAT_CLOSED` if the caller knows the other side.
 */
export async function refuseWriting(db: Queryable, conversation: Conversation, now: Date): Promise<void> {
  const [problem] = await findWritingProblems(db, [conversation], now)
  if (problem) throw new Refusal(problem)
}

/** Why somebody may not write. */
export type WritingProblem = 'CHAT_CLOSED' | 'CHAT_NOT_ALLOWED' | 'ACCOUNT_BLOCKED'

/** Returns what `refuseWriting` would refuse with, for several conversations in one query; null where it would not. */
export async function findWritingProblems(
  db: Queryable,
  conversations: readonly Conversation[],
  now: Date,
): Promise<(WritingProblem | null)[]> {
  const facts = await findContactFacts(db, conversations.map(peopleOf), now)
  return conversations.map((conversation, place) => writingProblem(conversation, facts[place]!))
}

/** Returns what `refuseWriting` refuses with, from facts that are known; null where it does not. */
export function writingProblem({ own }: Conversation, facts: ContactFacts): WritingProblem | null {
  const { exists, listed, booked, clientWrote, apart, otherCloses, clientIsBlocked } = facts
  if (clientIsBlocked && own.role === 'client') return 'ACCOUNT_BLOCKED'
  if (apart) return 'CHAT_NOT_ALLOWED'
  if (exists && otherCloses && (booked || clientWrote)) return 'CHAT_CLOSED'
  const known = own.role === 'client' ? listed || booked : clientWrote || booked
  return exists && known ? null : 'CHAT_NOT_ALLOWED'
}
