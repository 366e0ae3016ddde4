import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { appointmentCancelled, tellClientJob } from '../events.ts'
import { wasClientTold } from './told-store.ts'

/** Tells the client of an own booking that its vendor cancelled it, where it was told of the booking (B7). */
export const clientMailListeners = (): Subscription[] => [
  on(appointmentCancelled, async (unit, { appointmentId, clientId, by }) => {
    if (clientId !== null || by !== 'vendor') return
    if (!(await wasClientTold(unit.db, appointmentId))) return
    await unit.enqueue(tellClientJob, { appointmentId, what: 'cancelled' })
  }),
]
