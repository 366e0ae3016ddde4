import { type FeeRates, priceDeposit, type PriceParts, withTotal } from './price.ts'
import { MINUTES_AN_HOUR } from './slot.ts'

/** What the sum is made of; the deposit is `vendorFeeCents` (A1). */
export interface CostParts extends PriceParts {
  /** Of the services or the quote; null where it is agreed in the chat. */
  priceCents: number | null
  /** Part of the full price. */
  travelFeeCents: number
}

/** What something costs a client, all in: what is paid now and what is paid on the day are the total (A1). */
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

/** What is booked, as far as it decides what it costs. */
export interface Priced {
  feePerHourCents: number
  /** How long it takes; of several services their sum. */
  minutes: number
  /** Of the services or the quote; null for time alone. */
  priceCents: number | null
}

/** The deposit: the fee for each hour begun, at most the price where one is known, in cents (A5). */
export function hourlyDeposit({ feePerHourCents, minutes, priceCents }: Priced): number {
  const feeCents = feePerHourCents * Math.ceil(minutes / MINUTES_AN_HOUR)
  return priceCents === null ? feeCents : Math.min(feeCents, priceCents)
}

/** What a booking costs at the given rates, before it is made. */
export function costOfBooking(priced: Priced, rates: FeeRates): Cost {
  const { totalCents: _, ...paid } = priceDeposit(hourlyDeposit(priced), rates)
  return costOf({ ...paid, priceCents: priced.priceCents, travelFeeCents: 0 })
}

/** What a client pays on top of what the vendor gets: platform fee and processing fee, in cents. */
export const bookingFeesCents = ({ parts }: Cost): number => parts.platformFeeCents + parts.handlingFeeCents
