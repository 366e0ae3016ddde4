import type { DisputeStatus } from '@anseo/domain/dispute-steps'
import type { Stripe } from 'stripe'

/** The provider's answer about a dispute, in our words; amounts in cents. */
export interface DisputeAnswer {
  providerDisputeId: string
  intentId: string
  amountCents: number
  /** The provider's fee for handling it, in cents. */
  feeCents: number
  status: DisputeStatus
  /** Until when it takes evidence; null where it takes none. */
  answerBy: Date | null
  /** Why, in the provider's word. */
  reason: string
}

/** Inquiries move no money: they are not among them. */
const STATUS: Partial<Record<Stripe.Dispute.Status, DisputeStatus>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
}

const instantOf = (unixSeconds: number | null) => (unixSeconds ? new Date(unixSeconds * 1000) : null)

/** Reads a dispute of the provider; null for one that has taken no money, or belongs to no payment intent. */
export function readDispute(dispute: Stripe.Dispute): DisputeAnswer | null {
  const status = STATUS[dispute.status]
  const { payment_intent: intent, balance_transactions: movements } = dispute
  const intentId = typeof intent === 'string' ? intent : intent?.id
  if (!status || !intentId || movements.length === 0) return null
  const feeCents = movements.reduce((sum, { fee }) => sum + fee, 0)
  return {
    providerDisputeId: dispute.id,
    intentId,
    amountCents: dispute.amount,
    feeCents,
    status,
    reason: dispute.reason,
    answerBy: instantOf(dispute.evidence_details.due_by),
  }
}
