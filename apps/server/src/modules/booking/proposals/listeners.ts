import { type Listener, on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { announceFreedHold } from '../proposal-records/announce-freed-hold.ts'
import { closeOpen } from '../proposal-records/store.ts'
import { appointmentStepped, proposalClosed } from '../events.ts'

/**
 * Closes an appointment's open proposal at any other step, since it was made for the earlier state; a payment alone closes
 * nothing.
 */
export const proposalListeners = (): Subscription[] => [on(appointmentStepped, endProposal)]

const endProposal: Listener<typeof appointmentStepped> = async (unit, { appointmentId, change }) => {
  if (change.set.paidAt && !change.set.confirmedAt) return
  const ended = await closeOpen(unit.db, appointmentId, 'withdrawn', unit.now)
  if (!ended) return
  await announceFreedHold(unit, ended)
  await unit.publish(proposalClosed, { proposalId: ended.id })
}
