import { type Listener, on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { closeOpen } from './store.ts'
import { appointmentStepped, proposalClosed } from '../events.ts'

/** Whatever else happens to a request ends what was proposed for it: it was meant for the request as it was. */
export const proposalListeners = (): Subscription[] => [on(appointmentStepped, endProposal)]

const endProposal: Listener<typeof appointmentStepped> = async (unit, { appointmentId }) => {
  const ended = await closeOpen(unit.db, appointmentId, 'withdrawn', unit.now)
  if (ended) await unit.publish(proposalClosed, { proposalId: ended.id })
}
