import type { StoredDispute } from './dispute-steps.ts'
import {
  type RefundBearer,
  type RefundedParts,
  vendorKeptCents,
  leftOf,
  addRefund,
} from './refunded-parts.ts'
import { type PriceParts, withTotal } from './price.ts'
import { type Problem, problem } from './problem.ts'
import type { StoredRefund } from './refund-steps.ts'

/** A refund of a payment as it is stored, by its parts. */
type PartedRefund = RefundedParts &
  Pick<StoredRefund, 'status' | 'amountCents'> & {
    /** Null for an automatic refund. */
    bearer: RefundBearer | null
  }

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

const summed = (refunds: readonly PartedRefund[]) => refunds.reduce<RefundedParts | null>(addRefund, null)

/**
 * Returns the refundable sum of a payment in cents, less earlier refunds and lost disputes (D2, D3). Where a dispute of a
 * part voided the whole automatic refund, the rest can still be refunded.
 */
export function refundRoom({ price, refunds, disputes, isEnded, isEarned }: RefundablePayment): RefundRoom {
  const sent = refunds.filter(({ status }) => status !== 'void')
  const counted = refunds.filter(({ status, bearer }) => status !== 'void' || bearer !== null)
  const parts = leftOf(price, summed(counted))
  const lost = disputes.filter(({ status }) => status === 'lost')
  const gone = [...sent, ...lost].reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    leftCents: Math.max(0, Math.min(parts.totalCents, withTotal(price).totalCents - gone)),
    parts,
    vendorHasCents: isEnded && !isEarned ? 0 : Math.max(0, vendorKeptCents(price, summed(refunds))),
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
