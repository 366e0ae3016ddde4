import type { StoredDispute } from './dispute-steps.ts'
import type { RefundedParts } from './refunded-parts.ts'
import {
  charged,
  chargedInVain,
  disputeLost,
  disputeWon,
  type Movement,
  processingFee,
  refundBounced,
  refundDue,
  refundSent,
  refundVoid,
} from './ledger.ts'
import type { PaymentChange } from './payment-steps.ts'
import type { PriceParts } from './price.ts'
import type { RefundAnswer, RefundChange, StoredRefund } from './refund-steps.ts'

/** A payment whose money has arrived, as the ledger needs it; `feeCents` is the provider's fee. */
interface ArrivedPayment {
  id: string
  providerRef: string
  feeCents: number
}

/**
 * Returns the movements to book when a payment changes (M6): its charge, kept by parts or in vain (M5), and the
 * provider's fee. Empty while no money has arrived.
 */
export function movementsOfPayment(
  { id, providerRef, feeCents }: ArrivedPayment,
  appointment: PriceParts & { vendorId: string },
  { set, returnCents }: PaymentChange,
): Movement[] {
  if (!set.succeededAt) return []
  const charge =
    returnCents === 0
      ? charged(id, providerRef, appointment.vendorId, appointment)
      : chargedInVain(id, providerRef, returnCents)
  const fee = processingFee(id, providerRef, feeCents)
  return fee ? [charge, fee] : [charge]
}

interface NewRefund {
  id: string
  /** The whole sum that is due. */
  dueCents: number
  /** The part of it that the bank has already given to the client through a lost dispute. */
  takenCents: number
  vendorId: string
  /** The vendor has earned what it bears of it; otherwise that is held (D2). */
  isEarned?: boolean
}

/**
 * Returns the movements to book when a refund is opened (M3): the sum due out of its parts, none for money that paid for
 * nothing, and what a lost dispute has taken of it already.
 */
export function movementsOfNewRefund(
  { id, dueCents, takenCents, vendorId, isEarned = false }: NewRefund,
  parts: (PriceParts & Partial<RefundedParts>) | null,
): Movement[] {
  return [
    ...(parts ? [refundDue(id, vendorId, parts, isEarned)] : []),
    ...(takenCents > 0 ? [refundVoid(id, takenCents, dueCents - takenCents)] : []),
  ]
}

/** Returns the movements to book for the provider's answer about one attempt of a refund (M6). */
export function movementsOfRefund(
  { id, attempt, amountCents }: StoredRefund & { id: string },
  answer: RefundAnswer,
  { moved, set }: RefundChange,
): Movement[] {
  const movement = moved === 'sent' ? refundSent : refundBounced
  return [
    ...(moved && answer.status !== 'refused'
      ? [movement(id, attempt, answer.providerRefundId, amountCents)]
      : []),
    ...(set.status === 'void' ? [refundVoid(id, amountCents)] : []),
  ]
}

/** Returns the movement to book when the bank has decided a dispute (M7). */
export const movementOfVerdict = (
  { id, providerDisputeId, amountCents }: StoredDispute & { id: string; providerDisputeId: string },
  isWon: boolean,
): Movement => (isWon ? disputeWon(id, providerDisputeId, amountCents) : disputeLost(id, amountCents))
