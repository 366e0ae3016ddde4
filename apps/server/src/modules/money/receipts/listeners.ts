import type { Listeners } from '../../../platform/unit-of-work/unit-of-work.ts'
import { issueReceipt } from './issue-receipt.ts'

/** Every payment that arrives and every refund that has been sent gets its receipt. */
export const receiptListeners = (): Listeners => ({
  'appointment.paid': [(unit, { paymentId }) => issueReceipt(unit, { paymentId })],
  'payment.returned': [(unit, { paymentId }) => issueReceipt(unit, { paymentId })],
  'refund.settled': [(unit, { refundId }) => issueReceipt(unit, { refundId })],
})
