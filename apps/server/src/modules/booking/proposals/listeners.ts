import { type Listener, on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { closeOpen, slotOfProposal } from '../suggested-times/store.ts'
import { appointmentStepped, proposalClosed } from '../events.ts'

/**
 * Any other change of an appointment closes its open proposal, which was made for the appointment as it was; a payment
 * changes nothing about its time.
 */
export const proposalListeners = (): Subscription[] => [on(appointmentStepped, endProposal)]

const endProposal: Listener<typeof appointmentStepped> = async (
  unit,
  { appointmentId, change, vendorId },
) => {
  if (change.set.paidAt && !change.set.confirmedAt) return
  const ended = await closeOpen(unit.db, appointmentId, 'withdrawn', unit.now)
  if (!ended) return
  if (ended.heldUntil) unit.realtime.calendarChanged(vendorId, [slotOfProposal(ended)])
  await unit.publish(proposalClosed, { proposalId: ended.id })
}
