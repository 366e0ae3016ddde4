import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { type Cost, costOfBooking } from '@anseo/domain/cost'
import { euroToCents } from '@anseo/domain/money'
import type { FeeRates } from '@anseo/domain/price'

/** Returns the cost of a booking by the hour, as far as it is known before a quote. */
export const costOfTime = ({ fees }: Pick<VendorOnWire, 'fees'>, minutes: number, rates: FeeRates): Cost =>
  costOfBooking({ feePerHourCents: euroToCents(fees), minutes, priceCents: null }, rates)

/** Returns the cost of a vendor's service, with all fees. */
export const costOfService = (
  { fees }: Pick<VendorOnWire, 'fees'>,
  { price, durationMinutes }: Pick<ServiceOnWire, 'price' | 'durationMinutes'>,
  rates: FeeRates,
): Cost =>
  costOfBooking(
    {
      feePerHourCents: euroToCents(fees),
      minutes: durationMinutes,
      priceCents: euroToCents(price),
    },
    rates,
  )
