import type { ServiceOnWire } from '@anseo/contract/services'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { type Cost, costOfBooking } from '@anseo/domain/cost'
import { timeOf } from '@anseo/domain/deposit'
import { euroToCents } from '@anseo/domain/money'
import type { FeeRates } from '@anseo/domain/price'

/** A vendor with the travel fee of the booking, in euro. */
type Priced = Pick<VendorOnWire, 'fees'> & { travelFee?: number }

const feesOf = ({ fees, travelFee = 0 }: Priced) => ({
  feePerHourCents: euroToCents(fees),
  travelFeeCents: euroToCents(travelFee),
})

/** Returns the cost of a booking by the hour, as far as it is known before a quote. */
export const costOfTime = (vendor: Priced, minutes: number, rates: FeeRates): Cost =>
  costOfBooking({ ...feesOf(vendor), items: [timeOf(minutes)] }, rates)

/** Returns the cost of a vendor's services in one booking, with all fees. */
export const costOfServices = (
  vendor: Priced,
  services: readonly Pick<ServiceOnWire, 'price' | 'durationMinutes' | 'deposit'>[],
  rates: FeeRates,
): Cost =>
  costOfBooking(
    {
      ...feesOf(vendor),
      items: services.map(({ price, ...service }) => ({ ...service, priceCents: euroToCents(price) })),
    },
    rates,
  )
