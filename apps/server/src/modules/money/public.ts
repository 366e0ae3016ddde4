// The public interface of this module; other modules import only from here, from its events and from its tables.

export { dayPaymentsOf, presentPayments, type DayPayments } from './balance/read-payments.ts'
export { reportBooks } from './ledger/books-report.ts'
export { listSubjectMovements } from './ledger/list-movements.ts'
export { observeBooks } from './ledger/metrics.ts'
export { paymentSettings, type PaymentSettings } from './payments/payment-settings.ts'
export { paymentRequestsOf, type PaymentRequestOnWire } from './payment-links/read-requests.ts'
export { saveEvidence, sendEvidence } from './disputes/answer-dispute.ts'
export { findDisputeFile } from './disputes/file-store.ts'
export { type EvidenceRow, findEvidence, findSaver, versionOf } from './disputes/evidence-store.ts'
export { disputesOf, type AppointmentDispute } from './payments/read-disputes.ts'
export { refundsOf, type AppointmentRefund } from './payments/read-refunds.ts'
export { paymentWebhook } from './payments/webhook.ts'
export {
  laterCentsOf,
  laterPaymentsOf,
  NO_LATER_PAYMENTS,
  type LaterPayments,
} from './payouts/later-payment-store.ts'
export { findCardToCharge } from './saved-cards/card-to-charge.ts'
export { tinOwner } from './tax-details/sealed-numbers.ts'
export { isOnHold } from './payouts/hold-store.ts'
export { maskAccount } from './payouts/mask-account.ts'
export { paysInSandbox } from './payouts/pays-in-sandbox.ts'
