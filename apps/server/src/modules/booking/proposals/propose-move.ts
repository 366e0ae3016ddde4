import type { ProposalOnWire } from '@anseo/contract/proposals'
import type { Slot } from '@anseo/domain/slot'
import { heldUntil, moveProblem } from '@anseo/domain/time-proposal'
import { refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, factsOf, slotOf } from '../appointment-row.ts'
import { makeProposal } from './propose-time.ts'

/**
 * Asks the client of a locked appointment to move to a time that was found free, which is held until the answer (B8).
 * Money and the client's count of reschedules stay.
 * @throws Refusal `APPOINTMENT_ENDED`, `PAST`, `REPORT_OPEN`, `SLOT_PAST`, `SERIES_REQUEST`, and `SLOT_INVALID` for
 * another length or the same time.
 */
export async function proposeMove(
  unit: UnitOfWork,
  row: AppointmentRow,
  slot: Slot,
): Promise<ProposalOnWire> {
  refuseOn(moveProblem(factsOf(row), slot, unit.now))
  const proposal = await makeProposal(unit, row, {
    slot,
    words: null,
    heldUntil: heldUntil(slotOf(row), slot, unit.now),
  })
  unit.realtime.calendarChanged(row.vendorId, [slot])
  return proposal
}
