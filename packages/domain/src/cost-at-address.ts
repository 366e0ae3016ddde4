import { type Cost, type CostParts, costOf } from './cost.ts'
import { depositByCard } from './deposit.ts'

/**
 * Returns the cost of a booked visit at another address, in cents: the travel fee changes only what is paid on the day (B4).
 * Where the deposit would be more than the full price, an unpaid one is lowered to that, with its fees in proportion. One
 * that is paid, or would be too little for a card, keeps the travel fee that it includes, so that the sums add up (A1).
 * @param frozen the cost until now.
 * @param travelFeeCents the vendor's fee for the way to the new address.
 */
export function costAtAddress(frozen: CostParts, travelFeeCents: number, isPaid: boolean): Cost {
  const { priceCents, vendorFeeCents, platformFeeCents, handlingFeeCents } = frozen
  if (priceCents === null || vendorFeeCents <= priceCents + travelFeeCents) {
    return costOf({ ...frozen, travelFeeCents })
  }
  const depositCents = depositByCard(priceCents + travelFeeCents)
  if (isPaid || depositCents === 0) {
    const includedCents = Math.min(frozen.travelFeeCents, vendorFeeCents - priceCents)
    return costOf({ ...frozen, travelFeeCents: Math.max(travelFeeCents, includedCents) })
  }
  const inProportion = (cents: number) => Math.round((cents * depositCents) / vendorFeeCents)
  return costOf({
    priceCents,
    travelFeeCents,
    vendorFeeCents: depositCents,
    platformFeeCents: inProportion(platformFeeCents),
    handlingFeeCents: inProportion(handlingFeeCents),
  })
}
