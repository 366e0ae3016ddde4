import { costOfBooking } from './cost.ts'
import { type PricedItem, timeOf } from './deposit.ts'
import { MINUTES_AN_HOUR } from './slot.ts'
import type { FeeRates } from './price.ts'

/** The facts of a service that decide the vendor's lowest price. */
interface Offered extends PricedItem {
  name: string
  priceCents: number
}

/** A vendor's lowest total and the service it is for. */
export interface PriceFrom {
  totalCents: number
  /** The name of the service, or '1 hour'. */
  priceFor: string
}

export const ONE_HOUR = '1 hour'

/** The facts of a vendor that decide its lowest price, besides its menu; both in cents. */
interface Pricing {
  feePerHourCents: number
  /** The travel fee of a visit where travel costs least. */
  travelFeeCents: number
}

/**
 * Returns the price on the card of a list: the total of the cheapest service above €0, or of one hour where there is
 * none, where travel costs least; of two equally cheap ones the first on the menu (A2).
 */
export function priceFrom(vendor: Pricing, menu: readonly Offered[], rates: FeeRates): PriceFrom {
  const priced = (item: PricedItem, priceFor: string): PriceFrom => ({
    priceFor,
    totalCents: costOfBooking({ ...vendor, items: [item] }, rates).totalCents,
  })
  const [first, ...others] = menu
    .filter(({ priceCents }) => priceCents > 0)
    .map((service) => priced(service, service.name))
  if (!first) return priced(timeOf(MINUTES_AN_HOUR), ONE_HOUR)
  return others.reduce((least, one) => (one.totalCents < least.totalCents ? one : least), first)
}
