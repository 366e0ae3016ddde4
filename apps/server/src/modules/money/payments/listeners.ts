import { appointmentAddressChanged, appointmentStepped, automaticPaymentDue } from '../../booking/events.ts'
import { chargeSavedCardJob } from '../events.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { abandonPayments } from './abandon-payments.ts'
import { refundDeposit, refundLaterPayments } from './refund-with-step.ts'

/**
 * Returns the listeners that refund or abandon payments of a changed appointment (M3, M5, L5, B4), and queue charges to
 * saved cards.
 */
export const paymentListeners = (): Subscription[] => [
  on(appointmentStepped, async (unit, { change, from: _from, reason: _reason, ...of }) => {
    const { givesUpPayment, set } = change
    const { appointmentId } = of
    await refundDeposit(unit, of, change)
    const isByOthers = set.cancelledBy && set.cancelledBy !== 'client'
    if (isByOthers && !change.wasRefunded) await refundLaterPayments(unit, of)
    if (set.cancelledAt) await abandonPayments(unit, appointmentId)
    else if (givesUpPayment) await abandonPayments(unit, appointmentId, ['deposit'])
  }),
  on(appointmentAddressChanged, async (unit, { appointmentId, before, cost }) => {
    if (cost.nowCents !== before.nowCents) await abandonPayments(unit, appointmentId, ['deposit'])
  }),
  on(automaticPaymentDue, (unit, { appointmentId }) => unit.enqueue(chargeSavedCardJob, { appointmentId })),
]
