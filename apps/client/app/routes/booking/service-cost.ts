import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { type Cost, costOfBooking } from '@anseo/domain/cost'
import { timeOf } from '@anseo/domain/deposit'
import { euroToCents } from '@anseo/domain/money'
import type { FeeRates } from '@anseo/domain/price'

/** Returns the cost of a booking by the hour, as far as it is known before a quote. */
export const costOfTime = ({ fees }: Pick<VendorOnWire, 'fees'>, minutes: number, rates: FeeRates): Cost =>
  costOfBooking({ feePerHourCents: euroToCents(fees), items: [timeOf(minutes)] }, rates)

/** Returns the cost of a vendor's services in one booking, with all fees. */
export const costOfServices = (
  { fees }: Pick<VendorOnWire, 'fees'>,
  services: readonly Pick<ServiceOnWire, 'price' | 'durationMinutes' | 'deposit'>[],
  rates: FeeRates,
): Cost =>
  costOfBooking(
    {
      feePerHourCents: euroToCents(fees),
      items: services.map(({ price, ...service }) => ({ ...service, priceCents: euroToCents(price) })),
    },
    rates,
  )
