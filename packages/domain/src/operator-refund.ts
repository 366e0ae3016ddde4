import { lostCents, type StoredDispute } from './dispute-steps.ts'
import { type RefundedParts, vendorKeptCents, leftOf, addRefund } from './refunded-parts.ts'
import { type PriceParts, withTotal } from './price.ts'
import { type Problem, problem } from './problem.ts'
import type { StoredRefund } from './refund-steps.ts'

/** A refund of a payment as it is stored, by its parts. */
type PartedRefund = RefundedParts & Pick<StoredRefund, 'status' | 'amountCents'>

/** A payment that has arrived and paid for something, with all that came of it. */
export interface RefundablePayment {
  /** The parts that it paid. */
  price: PriceParts
  refunds: readonly PartedRefund[]
  disputes: readonly StoredDispute[]
  /** The appointment has ended: money held for the vendor has become its earning or was refunded. */
  isEnded: boolean
  /** The vendor has earned its share. */
  isEarned: boolean
  /** The cents of lost disputes that were charged to the vendor (M7). */
  chargedCents: number
}

/** The refund that an operator can make of a payment, in cents (D2). */
export interface RefundRoom {
  /** The largest sum. */
  leftCents: number
  /** The cents left of each part; together at least `leftCents`. */
  parts: PriceParts
  /** The cents that the vendor can bear. */
  vendorHasCents: number
}

/**
 * Returns the refundable sum of a payment in cents, less earlier refunds and lost disputes (D2, D3). A void refund counts
 * by its parts, since the bank gave the client that sum.
 */
export function refundRoom({
  price,
  refunds,
  disputes,
  isEnded,
  isEarned,
  chargedCents,
}: RefundablePayment): RefundRoom {
  const refunded = refunds.reduce<RefundedParts | null>(addRefund, null)
  const parts = leftOf(price, refunded)
  const sentCents = refunds.reduce((sum, each) => (each.status === 'void' ? sum : sum + each.amountCents), 0)
  const roomCents = withTotal(price).totalCents - sentCents - lostCents(disputes)
  return {
    leftCents: Math.max(0, Math.min(parts.totalCents, roomCents)),
    parts,
    vendorHasCents: isEnded && !isEarned ? 0 : Math.max(0, vendorKeptCents(price, refunded) - chargedCents),
  }
}

/** Returns why an operator may not refund that much of a payment now, or null (D2). */
export function operatorRefundProblem(
  cents: number,
  { leftCents }: Pick<RefundRoom, 'leftCents'>,
  disputes: readonly StoredDispute[],
): Problem | null {
  if (disputes.some(({ status }) => status === 'open')) return problem('PAYMENT_DISPUTED')
  return cents > leftCents ? problem('REFUND_TOO_MUCH') : null
}
