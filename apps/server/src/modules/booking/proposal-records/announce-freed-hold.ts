import { eq } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { announceFreedOf } from '../freed-times/announce-freed.ts'
import { appointment } from '../tables/appointments.ts'
import { type ProposalRow, slotOfProposal } from './store.ts'

/**
 * Announces to open booking pages and to the waitlist that the time of an ended proposal is no longer held; does nothing if it
 * was not held (B8, S10, C7).
 */
export async function announceFreedHold(unit: UnitOfWork, proposal: ProposalRow): Promise<void> {
  if (!proposal.heldUntil) return
  const { vendorId, bufferMinutes, address } = appointment
  const [row] = await unit.db
    .select({ vendorId, bufferMinutes, address })
    .from(appointment)
    .where(eq(appointment.id, proposal.appointmentId))
  const slot = slotOfProposal(proposal)
  unit.realtime.calendarChanged(row!.vendorId, [slot])
  await announceFreedOf(unit, row!, slot)
}
