import { type Listener, on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { closeOpen } from './store.ts'
import { appointmentStepped, proposalClosed } from '../events.ts'

/** Any other change of a request closes its open proposal, which was made for the request as it was. */
export const proposalListeners = (): Subscription[] => [on(appointmentStepped, endProposal)]

const endProposal: Listener<typeof appointmentStepped> = async (unit, { appointmentId }) => {
  const ended = await closeOpen(unit.db, appointmentId, 'withdrawn', unit.now)
  if (ended) await unit.publish(proposalClosed, { proposalId: ended.id })
}
