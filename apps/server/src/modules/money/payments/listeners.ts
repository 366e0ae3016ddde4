import { appointmentStepped } from '../../booking/events.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { abandonPayment } from './abandon-payment.ts'
import { refundAppointment } from './open-refund.ts'

/** Listeners that apply the steps of an appointment to its money (M3, M5, L5). */
export const paymentListeners = (): Subscription[] => [
  on(appointmentStepped, async (unit, { appointmentId, vendorId, change }) => {
    const { refund, givesUpPayment } = change
    if (refund.totalCents > 0) await refundAppointment(unit, { appointmentId, vendorId }, refund)
    if (givesUpPayment) await abandonPayment(unit, appointmentId)
  }),
]
