import type { bookAppointment } from '@anseo/contract/appointments'
import type { BodyOf } from '@anseo/contract/call'
import type { Address } from '@anseo/domain/address'
import { costOfBooking } from '@anseo/domain/cost'
import type { Slot } from '@anseo/domain/slot'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'
import { columnsOfServices, pricedItems, type WantedService } from '../../catalogue/public.ts'
import { cleanLine } from '../../identity/public.ts'
import { columnsOfCost } from '../appointment-row.ts'
import { refuseOtherTotal } from './refuse-price.ts'

/** A booking as a client asks for it. */
export type Booking = BodyOf<typeof bookAppointment>

/** The ids of the services that are asked for, in their order; none for time alone. */
export const serviceIdsOf = ({
  serviceIds,
  serviceId,
}: Pick<Booking, 'serviceIds' | 'serviceId'>): readonly string[] =>
  serviceIds ?? (serviceId === undefined ? [] : [serviceId])

/** The facts from which the columns of an admitted booking follow. */
interface Admitted {
  clientId: string
  booking: Booking
  slot: Slot
  vendor: { feePerHourCents: number; bufferMinutes: number; cancellationHours: number }
  /** The client's own, unless the booking names another. */
  ownAddress: Address
  /** None if only time is booked. */
  services: readonly WantedService[]
  settings: Pick<OperatorSettings, 'fees' | 'paymentWindowHours'>
}

/**
 * Prices an admitted booking and returns its columns; prices, buffer, cancellation hours and place are frozen from now on.
 * @throws Refusal `PRICE_CHANGED` with the new cost, `INVALID_REQUEST` for an address whose first line is empty.
 */
export function pricedBooking(
  { clientId, booking, slot, vendor, ownAddress, services, settings }: Admitted,
  now: Date,
) {
  const { feePerHourCents, bufferMinutes, cancellationHours } = vendor
  const cost = costOfBooking({ feePerHourCents, items: pricedItems(services, slot) }, settings.fees)
  refuseOtherTotal({ cost, start: slot.start, cancellationHours }, now, booking.expectedTotal)
  return {
    clientId,
    vendorId: booking.vendorId,
    slot,
    bufferMinutes,
    cancellationHours,
    note: booking.note ?? null,
    address: booking.address ? cleanAddress(booking.address) : ownAddress,
    bookedAt: now,
    requestedAt: now,
    paymentWindowHours: settings.paymentWindowHours,
    ...columnsOfServices(services),
    ...columnsOfCost(cost),
  }
}

/** The columns of a new booking. */
export type PricedBooking = ReturnType<typeof pricedBooking>

/** @throws Refusal `INVALID_REQUEST` if the first line is empty once cleaned. */
const cleanAddress = ({ line1, line2, eircode }: Address): Address => ({
  line1: cleanLine('address.line1', line1),
  line2: line2 && cleanLine('address.line2', line2),
  eircode,
})
