import { appointmentStepped, automaticPaymentDue } from '../../booking/events.ts'
import { chargeSavedCardJob } from '../events.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { abandonPayments } from './abandon-payments.ts'
import { refundDeposit, refundLaterPayments } from './open-refund.ts'

/** Listeners that apply the steps of an appointment to its money (M3, M5, L5), or charge it to a saved card. */
export const paymentListeners = (): Subscription[] => [
  on(appointmentStepped, async (unit, { appointmentId, vendorId, change }) => {
    const { refund, givesUpPayment, set } = change
    const of = { appointmentId, vendorId }
    if (refund.totalCents > 0) await refundDeposit(unit, of, refund)
    if (set.cancelledBy && set.cancelledBy !== 'client') await refundLaterPayments(unit, of)
    if (set.cancelledAt) await abandonPayments(unit, appointmentId)
    else if (givesUpPayment) await abandonPayments(unit, appointmentId, ['deposit'])
  }),
  on(automaticPaymentDue, (unit, { appointmentId }) => unit.enqueue(chargeSavedCardJob, { appointmentId })),
]
