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

/** Returns the state of a payment with what came of it; a dispute outweighs a refund, which outweighs the payment. */
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

/** All allowed steps; the same state is always allowed, since a repeated answer changes nothing. */
export const PAYMENT_TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  // A payment can arrive after its intent was abandoned.
  none: ['intent', 'paid', 'refund pending'],
  intent: ['none', 'processing', 'paid', 'refund pending'],
  processing: ['none', 'paid', 'refund pending'],
  paid: ['refund pending', 'disputed', 'dispute won', 'dispute lost'],
  'refund pending': ['refunded', 'partly refunded', 'refund failed', 'disputed', 'dispute lost'],
  // A bank can return a refund, even after a dispute has been decided.
  refunded: ['refund pending', 'refund failed', 'disputed', 'dispute lost'],
  'partly refunded': ['refund pending', 'refund failed', 'disputed', 'dispute lost'],
  // An admin has it tried again.
  'refund failed': ['refund pending', 'disputed', 'dispute lost'],
  disputed: ['dispute won', 'dispute lost', 'refund pending', 'refunded', 'partly refunded', 'refund failed'],
  // A card payment can be disputed again.
  'dispute won': ['refund pending', 'disputed', 'dispute lost'],
  'dispute lost': [],
}
