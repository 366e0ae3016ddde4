import type { BodyOf } from '@anseo/contract/call'
import type { ProposalOnWire, proposeTime as proposeTimeCall } from '@anseo/contract/proposals'
import { type Slot, slotFrom, slotMinutes } from '@anseo/domain/slot'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, slotOf } from '../appointment-row.ts'
import { isOfVendor, lockAppointmentOf } from '../lock-appointment.ts'
import { isOfUnansweredSeries } from '../unanswered-series.ts'
import { checkTime } from './check-time.ts'
import { presentProposal } from './present.ts'
import { readProposals } from './read-proposals.ts'
import { announceFreedHold } from '../proposal-records/announce-freed-hold.ts'
import { proposalFacts } from '../proposal-records/proposal-facts.ts'
import { closeOpen, holdTime, insertProposal, type ProposalRow } from '../proposal-records/store.ts'
import { proposalClosed, proposalMade } from '../events.ts'

type Proposing = BodyOf<typeof proposeTimeCall>

/**
 * Proposes another time for a request as the vendor, replacing an earlier proposal. It appears in the chat and the slot is
 * not held.
 * @throws Refusal with the domain's problem; `SLOT_TAKEN` carries alternatives.
 */
export async function proposeTime(
  runtime: Runtime,
  caller: Caller,
  id: string,
  proposing: Proposing,
): Promise<ProposalOnWire> {
  const proposalId = await runtime.transactionOnce(async (unit) => {
    const row = await lockAppointmentOf(unit.db, id, isOfVendor(caller.accountId))
    const slot = slotFrom(proposing, slotMinutes(slotOf(row)))
    await checkTime(unit, row, slot)
    const proposal = { slot: slot as Slot, words: proposing.words ?? null, heldUntil: null }
    return (await makeProposal(unit, row, proposal))._id
  })
  const proposals = await readProposals(runtime.db, runtime.clock.now(), [proposalId])
  return proposals.get(proposalId)!
}

/**
 * Stores a proposed time for a locked appointment, in place of an earlier one, and notifies the client.
 * @throws Refusal `SERIES_REQUEST`
 */
export async function makeProposal(
  unit: UnitOfWork,
  row: AppointmentRow,
  proposed: Pick<ProposalRow, 'words' | 'heldUntil'> & { slot: Slot },
): Promise<ProposalOnWire> {
  // A client's yes would confirm a visit of a series that its vendor answers once, as a whole (C6).
  if (!row.confirmedAt && (await isOfUnansweredSeries(unit.db, row))) throw new Refusal('SERIES_REQUEST')
  const { slot, words, heldUntil } = proposed
  const replaced = await closeOpen(unit.db, row.id, 'withdrawn', unit.now)
  if (replaced) {
    await announceFreedHold(unit, replaced)
    await unit.publish(proposalClosed, { proposalId: replaced.id })
  }
  if (heldUntil) await holdTime(unit.db, row, slot, heldUntil)
  const proposal = await insertProposal(unit.db, {
    appointmentId: row.id,
    slot,
    words,
    heldUntil,
    proposedAt: unit.now,
  })
  await unit.publish(proposalMade, {
    ...proposalFacts(row, proposal),
    proposalId: proposal.id,
    words,
    heldUntil,
  })
  return presentProposal(proposal, unit.now)
}
