// implements: §9.3, §9.4
import type { CancelledBy } from './appointment.ts'
import { cutoffOf, isWithinCutoff } from './cutoff.ts'
import { NOTHING, type Price, type PriceParts, withTotal } from './price.ts'
import { mayWithdraw, withdrawalEndOf } from './withdrawal-right.ts'

export interface RefundFacts {
  paid: boolean
  /** The parts frozen at booking. */
  price: PriceParts
  start: Date
  /** The vendor's cancellation hours, frozen at booking (A8). */
  cancellationHours: number
  /** Until when the client gets everything back, after the vendor asked to move it (B8). */
  fullRefundUntil?: Date | null
  /** The end of the statutory right to withdraw, frozen at booking (D9); null where there is none. */
  withdrawableUntil?: Date | null
  /** The side that ends it; a vendor's decline counts as 'vendor'. */
  by: CancelledBy
}

function refundedParts(facts: RefundFacts, now: Date): PriceParts {
  const { paid, price, start, cancellationHours, fullRefundUntil, by } = facts
  if (!paid) return NOTHING
  if (by !== 'client' || (fullRefundUntil && now <= fullRefundUntil) || mayWithdraw(facts, now)) return price
  return isWithinCutoff(start, cancellationHours, now) ? NOTHING : { ...price, handlingFeeCents: 0 }
}

/** Returns the refund if the appointment ends now, in cents and part by part, for the dialog and the ledger (M3). */
export function refund(facts: RefundFacts, now: Date): Price {
  return withTotal(refundedParts(facts, now))
}

/** Returns the refund in cents if the appointment ends now (M3). */
export function refundCents(facts: RefundFacts, now: Date): number {
  return refund(facts, now).totalCents
}

/** A client who cancels by that instant gets that sum back. */
export interface RefundUntil {
  until: Date
  amountCents: number
}

type Cancelling = Pick<RefundFacts, 'start' | 'cancellationHours' | 'fullRefundUntil' | 'withdrawableUntil'>

/**
 * Returns the refunds if the client cancels from now on, earliest instant first: everything for as long as the law or the
 * vendor's proposal to move it gives that right (D9, B8), else by the vendor's policy (A8); empty once nothing is refunded.
 * @param beforeCents what went back before, see `refundedBeforeCents`; it is not refunded again (D2).
 */
export const refundTimetable = (
  price: PriceParts,
  cancelling: Cancelling,
  now: Date,
  beforeCents = 0,
): RefundUntil[] =>
  wholeTimetable(price, cancelling, now)
    .map(({ until, amountCents }) => ({ until, amountCents: amountCents - beforeCents }))
    .filter(({ amountCents }) => amountCents > 0)

function wholeTimetable(price: PriceParts, cancelling: Cancelling, now: Date): RefundUntil[] {
  const { start, cancellationHours } = cancelling
  const cents = refundCents({ paid: true, price, start, cancellationHours, by: 'client' }, now)
  const byPolicy = cents > 0 ? [{ until: cutoffOf(start, cancellationHours), amountCents: cents }] : []
  const until = fullRefundEnd(cancelling, now)
  const amountCents = withTotal(price).totalCents
  if (!until || amountCents === 0) return byPolicy
  const later = byPolicy.filter((one) => one.until > until)
  // Without a processing fee the policy gives everything back too.
  return later[0]?.amountCents === amountCents ? later : [{ until, amountCents }, ...later]
}

/** Returns until when a client who cancels gets everything back; null if it does not now. */
function fullRefundEnd(cancelling: Cancelling, now: Date): Date | null {
  const { fullRefundUntil } = cancelling
  const byVendor = fullRefundUntil && now <= fullRefundUntil ? fullRefundUntil : null
  const byLaw = mayWithdraw(cancelling, now) ? withdrawalEndOf(cancelling) : null
  return byVendor && byLaw ? (byVendor > byLaw ? byVendor : byLaw) : (byVendor ?? byLaw)
}
