import { appointmentStepped, automaticPaymentDue } from '../../booking/events.ts'
import { chargeSavedCardJob } from '../events.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { abandonPayments } from './abandon-payments.ts'
import { refundDeposit, refundLaterPayments } from './refund-with-step.ts'

/** Listeners that apply the steps of an appointment to its money (M3, M5, L5), or charge it to a saved card. */
export const paymentListeners = (): Subscription[] => [
  on(appointmentStepped, async (unit, { appointmentId, vendorId, change }) => {
    const { givesUpPayment, set } = change
    const of = { appointmentId, vendorId }
    await refundDeposit(unit, of, change)
    const isByOthers = set.cancelledBy && set.cancelledBy !== 'client'
    if (isByOthers && !change.wasRefunded) await refundLaterPayments(unit, of)
    if (set.cancelledAt) await abandonPayments(unit, appointmentId)
    else if (givesUpPayment) await abandonPayments(unit, appointmentId, ['deposit'])
  }),
  on(automaticPaymentDue, (unit, { appointmentId }) => unit.enqueue(chargeSavedCardJob, { appointmentId })),
]
