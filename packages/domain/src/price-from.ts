import { costOfBooking } from './cost.ts'
import { MINUTES_AN_HOUR } from './slot.ts'
import type { FeeRates } from './price.ts'

/** The facts of a service that decide the vendor's lowest price. */
interface Offered {
  name: string
  priceCents: number
  durationMinutes: number
}

/** A vendor's lowest total and the service it is for. */
export interface PriceFrom {
  totalCents: number
  /** The name of the service, or '1 hour'. */
  priceFor: string
}

export const ONE_HOUR = '1 hour'

/**
 * Returns the price on the card of a list: the total of the cheapest service above €0, or of one hour where there is
 * none; of two the one that comes first on the menu (A2).
 */
export function priceFrom(feePerHourCents: number, menu: readonly Offered[], rates: FeeRates): PriceFrom {
  const offers = menu
    .filter(({ priceCents }) => priceCents > 0)
    .map(({ name, priceCents, durationMinutes }) => ({
      priceFor: name,
      minutes: durationMinutes,
      priceCents,
    }))
  const hour = { priceFor: ONE_HOUR, minutes: MINUTES_AN_HOUR, priceCents: null }
  const priced = (offers.length > 0 ? offers : [hour]).map(({ priceFor, ...offer }) => ({
    priceFor,
    totalCents: costOfBooking({ feePerHourCents, ...offer }, rates).totalCents,
  }))
  return priced.reduce((least, one) => (one.totalCents < least.totalCents ? one : least))
}
