// implements: §9.2
import {
  DEFAULT_HANDLING_FEE_FIXED_CENTS,
  DEFAULT_HANDLING_FEE_PERCENT,
  DEFAULT_PLATFORM_FEE_PERCENT,
} from './limits.ts'
import { percentOf } from './percent.ts'

/** The operator's rates (M2). */
export interface FeeRates {
  platformPercent: number
  handlingPercent: number
  handlingFixedCents: number
}

export const DEFAULT_FEE_RATES: FeeRates = {
  platformPercent: DEFAULT_PLATFORM_FEE_PERCENT,
  handlingPercent: DEFAULT_HANDLING_FEE_PERCENT,
  handlingFixedCents: DEFAULT_HANDLING_FEE_FIXED_CENTS,
}

/** The parts of what a client pays now, frozen when the appointment is booked (M2). */
export interface PriceParts {
  /** The deposit: it counts towards the full price, where there is one (A1). */
  vendorFeeCents: number
  platformFeeCents: number
  handlingFeeCents: number
}

/** A sum paid now or refunded, in cents; `totalCents` is the sum of its parts, not the price of the service. */
export interface Price extends PriceParts {
  totalCents: number
}

/** Returns a price with the sum of its parts, in cents. */
export function withTotal(parts: PriceParts): Price {
  const { vendorFeeCents, platformFeeCents, handlingFeeCents } = parts
  return {
    vendorFeeCents,
    platformFeeCents,
    handlingFeeCents,
    totalCents: vendorFeeCents + platformFeeCents + handlingFeeCents,
  }
}

/** Returns whether nothing is paid through us, because there is no deposit (A6). */
export const isFree = (parts: PriceParts): boolean => withTotal(parts).totalCents === 0

/** A sum of nothing. */
export const NOTHING: Price = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0, totalCents: 0 }

/**
 * Returns the sum a client pays now for a deposit, in cents: the fees come on top of it; each part rounds half up to
 * the cent, then they are summed (M2). Without a deposit there are no fees (A6).
 */
export function priceDeposit(vendorFeeCents: number, rates: FeeRates): Price {
  const platformFeeCents = percentOf(vendorFeeCents, rates.platformPercent)
  const handled = vendorFeeCents + platformFeeCents
  const handlingFeeCents =
    handled === 0 ? 0 : percentOf(handled, rates.handlingPercent) + rates.handlingFixedCents
  return withTotal({ vendorFeeCents, platformFeeCents, handlingFeeCents })
}
