import { type Listener, on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { announceFreedHold } from '../suggested-times/announce-freed-hold.ts'
import { closeOpen } from '../suggested-times/store.ts'
import { appointmentStepped, proposalClosed } from '../events.ts'

/**
 * Any other change of an appointment closes its open proposal, which was made for the appointment as it was; a payment
 * changes nothing about its time.
 */
export const proposalListeners = (): Subscription[] => [on(appointmentStepped, endProposal)]

const endProposal: Listener<typeof appointmentStepped> = async (unit, { appointmentId, change }) => {
  if (change.set.paidAt && !change.set.confirmedAt) return
  const ended = await closeOpen(unit.db, appointmentId, 'withdrawn', unit.now)
  if (!ended) return
  await announceFreedHold(unit, ended)
  await unit.publish(proposalClosed, { proposalId: ended.id })
}
