import { depositOf, type Priced, sumOfPrices } from './deposit.ts'
import { type FeeRates, priceDeposit, type PriceParts, withTotal } from './price.ts'

/** The parts of the sum; the deposit is `vendorFeeCents` (A1). */
export interface CostParts extends PriceParts {
  /** The price of the services or the quote; null where it is agreed in the chat. */
  priceCents: number | null
  /** Part of the full price. */
  travelFeeCents: number
}

/** The cost to a client, all in: the sums paid now and on the day add up to the total (A1). */
export interface Cost {
  parts: CostParts
  nowCents: number
  onTheDayCents: number
  totalCents: number
}

/**
 * Adds the parts up: now = deposit + fees, on the day = full price less deposit, total = both (A1). Without a known
 * price only the travel fee is left for the day.
 */
export function costOf(parts: CostParts): Cost {
  const { priceCents, travelFeeCents, vendorFeeCents } = parts
  const nowCents = withTotal(parts).totalCents
  // Bookings from before the deposit was capped by the price may have paid more than it.
  const onTheDayCents =
    priceCents === null ? travelFeeCents : Math.max(0, priceCents + travelFeeCents - vendorFeeCents)
  return { parts, nowCents, onTheDayCents, totalCents: nowCents + onTheDayCents }
}

/** Returns the cost of a booking at the given rates, before it is made. */
export function costOfBooking(priced: Priced, rates: FeeRates): Cost {
  const { totalCents: _, ...paid } = priceDeposit(depositOf(priced), rates)
  const { items, travelFeeCents = 0 } = priced
  return costOf({ ...paid, priceCents: sumOfPrices(items), travelFeeCents })
}

/** Returns the client's fees on top of the vendor's price, in cents: platform fee and processing fee. */
export const bookingFeesCents = ({ parts }: Cost): number => parts.platformFeeCents + parts.handlingFeeCents
