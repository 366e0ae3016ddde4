import type { Listeners } from '../../infrastructure/unit-of-work.ts'
import { abandonPayment } from './abandon-payment.ts'
import { refundAppointment } from './open-refund.ts'

/** What the changes of an appointment mean for its money (M3, M5, L5). */
export const paymentListeners = (): Listeners => ({
  'appointment.cancelled': [
    async (unit, { appointmentId, paid, refundCents }) => {
      if (refundCents > 0) await refundAppointment(unit, appointmentId, refundCents)
      if (!paid) await abandonPayment(unit, appointmentId)
    },
  ],
  'appointment.declined': [(unit, { appointmentId }) => abandonPayment(unit, appointmentId)],
  'appointment.rescheduled': [
    async (unit, { appointmentId, paid }) => {
      if (!paid) await abandonPayment(unit, appointmentId)
    },
  ],
})
