import { type Price, type PriceParts, withTotal } from './price.ts'
import { splitRefund } from './refunded-parts.ts'

/** The payments by card for an appointment with a problem report, less what went back of them, in cents (L3). */
interface Settleable {
  /** Of the sum paid now, by its parts; see `leftOf`. */
  left: PriceParts
  /** Of the balance and the tip; they go back only with everything, as when an admin cancels (A9). */
  laterCents: number
}

/** The vendor's share of the same money, in cents; of balance and tip less the cost of the cards. */
interface VendorHas {
  vendorHasCents: number
  laterHasCents: number
}

/** Returns the largest refund of a settlement, in cents. */
export const wholeCents = ({ left, laterCents }: Settleable): number =>
  withTotal(left).totalCents + laterCents

/** A settlement's refund: its part of the sum paid now, and whether it is everything, which cancels the appointment. */
interface SettledRefund {
  back: Price
  isWhole: boolean
}

/**
 * Splits the refund of a settlement (L3).
 * @param refundCents any part of the sum paid now, or everything.
 * @throws RangeError for another sum.
 */
export function splitSettlement(refundCents: number, settleable: Settleable): SettledRefund {
  const isWhole = refundCents > 0 && refundCents === wholeCents(settleable)
  const { left } = settleable
  return { back: isWhole ? withTotal(left) : splitRefund(refundCents, left), isWhole }
}

/** Returns what the vendor earns once a report is settled with this refund, in cents. */
export function settledEarningCents(
  refundCents: number,
  { vendorHasCents, laterHasCents, ...settleable }: Settleable & VendorHas,
): number {
  const { back, isWhole } = splitSettlement(refundCents, settleable)
  return vendorHasCents - back.vendorFeeCents + (isWhole ? 0 : laterHasCents)
}
