import { appointmentPaid, laterPaymentPaid, paymentReturned, refundSettled } from '../events.ts'
import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { issueReceipt } from './issue-receipt.ts'

/** Returns the listeners that issue a receipt for each payment that arrives and each refund that has been sent. */
export const receiptListeners = (): Subscription[] => [
  on(appointmentPaid, (unit, { paymentId }) => issueReceipt(unit, { paymentId })),
  on(laterPaymentPaid, (unit, { paymentId }) => issueReceipt(unit, { paymentId })),
  on(paymentReturned, (unit, { paymentId }) => issueReceipt(unit, { paymentId })),
  on(refundSettled, (unit, { refundId }) => issueReceipt(unit, { refundId })),
]
