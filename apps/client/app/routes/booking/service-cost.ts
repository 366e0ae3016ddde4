import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { type Cost, costOfBooking } from '@anseo/domain/cost'
import { euroToCents } from '@anseo/domain/money'
import type { FeeRates } from '@anseo/domain/price'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'

/** Returns the cost of a booking by the hour, as far as it is known before a quote. */
export const costOfTime = ({ fees }: Pick<VendorOnWire, 'fees'>, minutes: number, rates: FeeRates): Cost =>
  costOfBooking({ feePerHourCents: euroToCents(fees), minutes, priceCents: null }, rates)

/** Returns the cost of a vendor's service, with all fees. */
export const costOfService = (
  { fees }: Pick<VendorOnWire, 'fees'>,
  { price, durationHours }: Pick<ServiceOnWire, 'price' | 'durationHours'>,
  rates: FeeRates,
): Cost =>
  costOfBooking(
    {
      feePerHourCents: euroToCents(fees),
      minutes: durationHours * MINUTES_AN_HOUR,
      priceCents: euroToCents(price),
    },
    rates,
  )
