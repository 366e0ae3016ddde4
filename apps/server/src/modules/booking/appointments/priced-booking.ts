import type { bookAppointment } from '@anseo/contract/appointments'
import type { BodyOf } from '@anseo/contract/call'
import type { Address } from '@anseo/domain/address'
import { costOfBooking } from '@anseo/domain/cost'
import { type Slot, slotMinutes } from '@anseo/domain/slot'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'
import { cleanLine } from '../../identity/public.ts'
import { columnsOfCost } from '../appointment-row.ts'
import { refuseOtherTotal } from './refuse-price.ts'

/** A booking as a client asks for it. */
export type Booking = BodyOf<typeof bookAppointment>

/** The facts from which the columns of an admitted booking follow. */
interface Admitted {
  clientId: string
  booking: Booking
  slot: Slot
  vendor: { feePerHourCents: number; bufferMinutes: number; cancellationHours: number }
  /** The client's own, unless the booking names another. */
  ownAddress: Address
  services: { serviceName: string | null; priceCents: number | null }
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
  const { serviceName, priceCents } = services
  const priced = { feePerHourCents: vendor.feePerHourCents, minutes: slotMinutes(slot), priceCents }
  const cost = costOfBooking(priced, settings.fees)
  const { bufferMinutes, cancellationHours } = vendor
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
    serviceName,
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
