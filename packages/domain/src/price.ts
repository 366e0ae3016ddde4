// implements: §9.2
import {
  DEFAULT_HANDLING_FEE_FIXED_CENTS,
  DEFAULT_HANDLING_FEE_PERCENT,
  DEFAULT_PLATFORM_FEE_PERCENT,
} from './limits.ts'
import { percentOf } from './money.ts'

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

/** The parts of what a client pays, frozen when the appointment is booked (M2). */
export interface PriceParts {
  vendorFeeCents: number
  platformFeeCents: number
  handlingFeeCents: number
}

export interface Price extends PriceParts {
  totalCents: number
}

/** The sum of the parts. */
export function withTotal(parts: PriceParts): Price {
  const { vendorFeeCents, platformFeeCents, handlingFeeCents } = parts
  return {
    vendorFeeCents,
    platformFeeCents,
    handlingFeeCents,
    totalCents: vendorFeeCents + platformFeeCents + handlingFeeCents,
  }
}

/** What an appointment costs; each part rounds half up to the cent, then they are summed (M2). */
export function priceAppointment(feePerHourCents: number, hours: number, rates: FeeRates): Price {
  const vendorFeeCents = feePerHourCents * hours
  const platformFeeCents = percentOf(vendorFeeCents, rates.platformPercent)
  const handled = vendorFeeCents + platformFeeCents
  const handlingFeeCents = percentOf(handled, rates.handlingPercent) + rates.handlingFixedCents
  return withTotal({ vendorFeeCents, platformFeeCents, handlingFeeCents })
}
