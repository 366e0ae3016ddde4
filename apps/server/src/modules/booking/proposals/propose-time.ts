import type { BodyOf } from '@anseo/contract/call'
import type { ProposalOnWire, proposeTime as proposeTimeCall } from '@anseo/contract/proposals'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { instantOf } from '@anseo/domain/dublin-time'
import { type Slot, slotMinutes, slotOfLength } from '@anseo/domain/slot'
import { parseWallTime } from '@anseo/domain/wall-time'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, type AppointmentRow, slotOf } from '../appointment-row.ts'
import { isOfVendor, lockAppointment } from '../lock-appointment.ts'
import { checkTime } from './check-time.ts'
import { presentProposal } from './present.ts'
import { closeOpen, insertProposal } from './store.ts'
import { proposalClosed, proposalMade } from '../events.ts'

type Proposing = BodyOf<typeof proposeTimeCall>

/**
 * Suggests another time for a request as the vendor, replacing an earlier suggestion. It appears in the chat and the
 * slot is not held.
 * @throws Refusal with the domain's problem; `SLOT_TAKEN` carries alternatives.
 */
export async function proposeTime(
  runtime: Runtime,
  caller: Caller,
  id: string,
  proposing: Proposing,
): Promise<ProposalOnWire> {
  return runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, id, isOfVendor(caller.accountId))
    if (!row) throw new Refusal('NOT_FOUND')
    const slot = slotFrom(proposing, row)
    await checkTime(unit, row, slot)
    const replaced = await closeOpen(unit.db, id, 'withdrawn', unit.now)
    if (replaced) await unit.publish(proposalClosed, { proposalId: replaced.id })
    const words = proposing.words ?? null
    const proposal = await insertProposal(unit.db, { appointmentId: id, slot, words, proposedAt: unit.now })
    await unit.publish(proposalMade, { ...toEventBase(row), proposalId: proposal.id, proposed: slot, words })
    return presentProposal(proposal, unit.now)
  })
}

/** Returns a slot of the same length as the request's, in elapsed time. */
function slotFrom({ slotDate, startTime }: Proposing, row: AppointmentRow): Slot {
  // The contract has read both already.
  const start = instantOf(parseSlotDate(slotDate)!, parseWallTime(startTime)!)
  return slotOfLength(start, slotMinutes(slotOf(row)))
}
