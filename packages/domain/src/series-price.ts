import { type Cost, type CostParts, costOf } from './cost.ts'
import { depositByCard } from './deposit.ts'
import { HOUR_MS } from './duration.ts'
import { SERIES_PAY_BY_HOURS, SERIES_PRICE_NOTICE_DAYS } from './limits.ts'
import { type FeeRates, priceDeposit } from './price.ts'

/**
 * Returns the cost of each visit at a vendor's new price, in cents (C6). The part paid online keeps its share of the full
 * price, and travel stays as it is; where only time is booked, whose price is agreed in the chat, the new price is that part.
 * @param frozen the cost until then.
 * @param rates the operator's, for the relation frozen with the series.
 */
export function costAtNewPrice(frozen: CostParts, newCents: number, rates: FeeRates): Cost {
  const { priceCents, travelFeeCents, vendorFeeCents } = frozen
  const isKnown = priceCents !== null
  const full = isKnown ? priceCents + travelFeeCents : 0
  const share = full > 0 ? Math.round((vendorFeeCents * (newCents + travelFeeCents)) / full) : 0
  const { totalCents: _, ...paid } = priceDeposit(depositByCard(isKnown ? share : newCents), rates)
  return costOf({ ...paid, priceCents: isKnown ? newCents : null, travelFeeCents })
}

/** Returns what a vendor's price stands for now, in cents: of its services, or the part paid online where only time is booked. */
export const priceOfVisit = ({ priceCents, vendorFeeCents }: CostParts): number =>
  priceCents ?? vendorFeeCents

/** Returns prices that add up to a new sum, each in proportion to what it was, in cents. */
export function inProportion(prices: readonly number[], sumCents: number): number[] {
  const before = prices.reduce((sum, price) => sum + price, 0)
  let passed = 0
  let given = 0
  return prices.map((price, index) => {
    passed += price
    const isLast = index === prices.length - 1
    const upTo = isLast || before === 0 ? sumCents : Math.round((passed * sumCents) / before)
    const share = upTo - given
    given = upTo
    return share
  })
}

/** Returns until when a client can accept a new price: for 14 days (C6). */
export const priceAnswerBy = (proposedAt: Date): Date =>
  new Date(proposedAt.getTime() + SERIES_PRICE_NOTICE_DAYS * 24 * HOUR_MS)

/** A date of a series for the rules of a new price. */
interface PricedVisit {
  position: number
  startsAt: Date
  /** It has an appointment, which keeps its price. */
  isMade: boolean
  isSkipped: boolean
}

/**
 * Returns the position of the first visit at a price proposed now: after all that are made, after 14 days' notice, and so
 * late that the visit can still be paid for in time; null where there is none. A skipped one counts only if all of them
 * are, as in a pause without an end (C6).
 */
export function newPriceFrom(visits: readonly PricedVisit[], now: Date): number | null {
  const lastMade = Math.max(0, ...visits.filter(({ isMade }) => isMade).map(({ position }) => position))
  const earliest = priceAnswerBy(now).getTime() + SERIES_PAY_BY_HOURS * HOUR_MS
  const later = visits
    .filter(({ position, startsAt }) => position > lastMade && startsAt.getTime() >= earliest)
    .toSorted((one, other) => one.position - other.position)
  return (later.find(({ isSkipped }) => !isSkipped) ?? later[0])?.position ?? null
}
