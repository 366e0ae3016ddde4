import type { ProposalOnWire } from '@anseo/contract/proposals'
import { type Slot, slotFromWire } from '@anseo/domain/slot'
import { acceptProblem } from '@anseo/domain/time-proposal'
import type { ClientAppointment } from './client-appointment.ts'

export interface OpenProposal {
  proposal: ProposalOnWire
  slot: Slot
}

/** Returns the suggested time that the client can still accept; null if there is none. */
export function openProposal(
  { wire: { proposal }, facts }: ClientAppointment,
  now: Date,
): OpenProposal | null {
  if (!proposal || acceptProblem(facts, proposal.heldUntil !== null, now)) return null
  const slot = slotFromWire(proposal)
  if (!slot || slot.start <= now) return null
  return proposal.heldUntil && new Date(proposal.heldUntil) <= now ? null : { proposal, slot }
}
