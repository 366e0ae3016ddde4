import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { appointmentCancelled, notifyClientJob } from '../events.ts'
import { wasClientEmailed } from './client-email-store.ts'

/** Emails the client of a cancelled own booking, if it was emailed about the booking (B7). */
export const clientMailListeners = (): Subscription[] => [
  on(
    appointmentCancelled,
    async (unit, { appointmentId, clientId, by, refundCents, refundedBeforeCents, cost }) => {
      if (clientId !== null || !(await wasClientEmailed(unit.db, appointmentId))) return
      const cancelled = { by, refundCents, refundedBeforeCents, paidCents: cost.nowCents }
      await unit.enqueue(notifyClientJob, { appointmentId, cancelled })
    },
  ),
]
