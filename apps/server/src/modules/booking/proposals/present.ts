import type { ProposalOnWire } from '@anseo/contract/proposals'
import { slotToWire } from '@anseo/domain/slot'
import { proposalState } from '@anseo/domain/time-proposal'
import { type ProposalRow, slotOfProposal, untilOf } from '../proposal-records/store.ts'

/** Returns a proposal as both sides see it. */
export const presentProposal = (row: ProposalRow, now: Date): ProposalOnWire => ({
  _id: row.id,
  appointmentId: row.appointmentId,
  ...slotToWire(slotOfProposal(row)),
  words: row.words,
  proposedAt: row.proposedAt.toISOString(),
  heldUntil: row.heldUntil?.toISOString() ?? null,
  state: proposalState({ answer: row.answer, until: untilOf(row) }, now),
})
