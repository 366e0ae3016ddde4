import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { appointmentCancelled, notifyClientJob } from '../events.ts'
import { wasClientEmailed } from './client-email-store.ts'

/** Emails the client of a vendor's own booking that was cancelled, if it was emailed about the booking (B7). */
export const clientMailListeners = (): Subscription[] => [
  on(appointmentCancelled, async (unit, { appointmentId, clientId, by, cost, ...facts }) => {
    if (clientId !== null || !(await wasClientEmailed(unit.db, appointmentId))) return
    const { refundCents, refundedBeforeCents, disputedCents, isDisputed } = facts
    const back = { refundCents, refundedBeforeCents, disputedCents, isDisputed }
    const cancelled = { by, paidCents: cost.nowCents, ...back }
    await unit.enqueue(notifyClientJob, { appointmentId, cancelled })
  }),
]
