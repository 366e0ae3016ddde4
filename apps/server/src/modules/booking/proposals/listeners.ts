import { type Listener, on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { showCardAnew } from '../../conversation/chat/post-card.ts'
import { closeOpen } from './store.ts'
import { appointmentStepped } from '../events.ts'

/** Whatever else happens to a request ends what was proposed for it: it was meant for the request as it was. */
export const proposalListeners = (runtime: Pick<Runtime, 'settings'>): Subscription[] => {
  const endProposal: Listener<typeof appointmentStepped> = async (unit, { appointmentId }) => {
    const ended = await closeOpen(unit.db, appointmentId, 'withdrawn', unit.now)
    if (ended) await showCardAnew(unit, runtime, { proposalId: ended.id })
  }
  return [on(appointmentStepped, endProposal)]
}
