import { proposalWordsIn } from '@anseo/domain/time-proposal'
import { eq } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { proposalWordsReplaced } from '../events.ts'
import { slotOfProposal } from '../proposal-records/store.ts'
import { timeProposal } from '../tables/proposals.ts'

/**
 * Replaces the words of a suggested time by those of its new chat message, and announces it, so that both see its new card
 * and the client's notice is changed too.
 */
export async function replaceProposalWords(
  unit: UnitOfWork,
  { proposalId, clientId, text }: { proposalId: string; clientId: string; text: string },
): Promise<void> {
  const isIt = eq(timeProposal.id, proposalId)
  const [row] = await unit.db.select().from(timeProposal).where(isIt).for('update')
  const { words: before, proposedAt } = row!
  const after = proposalWordsIn(text, slotOfProposal(row!), proposedAt)
  await unit.db.update(timeProposal).set({ words: after }).where(isIt)
  await unit.publish(proposalWordsReplaced, { proposalId, readers: [clientId], before, after })
}
