import type { StoredDispute } from './dispute-steps.ts'
import { capturedCents, type StoredPayment } from './payment-steps.ts'
import type { StoredRefund } from './refund-steps.ts'

/** The state of the money of an appointment. */
export type PaymentState =
  | 'none'
  | 'intent'
  | 'processing'
  | 'paid'
  | 'refund pending'
  | 'refunded'
  | 'partly refunded'
  | 'refund failed'
  | 'disputed'
  | 'dispute won'
  | 'dispute lost'

/** The state of a payment with what came of it; a dispute outweighs a refund, which outweighs the payment. */
export function paymentState(
  payment: StoredPayment | null,
  refund: StoredRefund | null,
  dispute: StoredDispute | null,
): PaymentState {
  if (!payment || (payment.abandonedAt && !payment.succeededAt)) return 'none'
  if (!payment.succeededAt) return payment.processingAt ? 'processing' : 'intent'
  if (dispute?.status === 'open') return 'disputed'
  if (dispute?.status === 'lost') return 'dispute lost'
  if (refund && refund.status !== 'void') return refundState(refund, payment)
  return dispute ? 'dispute won' : 'paid'
}

function refundState({ status, amountCents }: StoredRefund, payment: StoredPayment): PaymentState {
  if (status === 'failed') return 'refund failed'
  if (status === 'pending') return 'refund pending'
  return amountCents < capturedCents(payment) ? 'partly refunded' : 'refunded'
}

/** Every step that there is; the same state stays possible, as an answer that is heard again changes nothing. */
export const PAYMENT_TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  // Money that is heard of after its intent was given up.
  none: ['intent', 'paid', 'refund pending'],
  intent: ['none', 'processing', 'paid', 'refund pending'],
  processing: ['none', 'paid', 'refund pending'],
  paid: ['refund pending', 'disputed', 'dispute won', 'dispute lost'],
  'refund pending': ['refunded', 'partly refunded', 'refund failed', 'disputed', 'dispute lost'],
  // A bank can send a refund back, and be heard of only after it has settled a dispute.
  refunded: ['refund pending', 'refund failed', 'disputed', 'dispute lost'],
  'partly refunded': ['refund pending', 'refund failed', 'disputed', 'dispute lost'],
  // An admin has it tried again.
  'refund failed': ['refund pending', 'disputed', 'dispute lost'],
  disputed: ['dispute won', 'dispute lost', 'refund pending', 'refunded', 'partly refunded', 'refund failed'],
  // A card can be disputed anew.
  'dispute won': ['refund pending', 'disputed', 'dispute lost'],
  'dispute lost': [],
}
