import type { bookAppointment } from '@anseo/contract/appointments'
import type { BodyOf } from '@anseo/contract/call'
import { costOfBooking } from '@anseo/domain/cost'
import { type FeeRelation, ratesFor } from '@anseo/domain/fee-relation'
import type { Slot } from '@anseo/domain/slot'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'
import { columnsOfServices, pricedItems, type WantedService } from '../../catalogue/public.ts'
import { columnsOfCost } from '../appointment-row.ts'
import { refuseOtherTotal } from './refuse-price.ts'
import type { Visit } from './visit-of.ts'

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
  /** The client's, which decides the fees (A7). */
  relation: FeeRelation
  visit: Visit
  /** None if only time is booked. */
  services: readonly WantedService[]
  settings: Pick<OperatorSettings, 'fees' | 'paymentWindowHours'>
}

/**
 * Prices an admitted booking and returns its columns; prices, relation, buffer, cancellation hours and place are frozen from now on.
 * @throws Refusal `PRICE_CHANGED` with the new cost.
 */
export function pricedBooking(
  { clientId, booking, slot, vendor, relation, visit, services, settings }: Admitted,
  now: Date,
) {
  const { feePerHourCents, bufferMinutes, cancellationHours } = vendor
  const travelFeeCents = visit.travelFeeCents ?? 0
  const priced = { feePerHourCents, items: pricedItems(services, slot), travelFeeCents }
  const cost = costOfBooking(priced, ratesFor(relation, settings.fees))
  refuseOtherTotal({ cost, start: slot.start, cancellationHours }, now, booking.expectedTotal)
  return {
    clientId,
    vendorId: booking.vendorId,
    slot,
    bufferMinutes,
    cancellationHours,
    note: booking.note ?? null,
    place: visit.place,
    address: visit.address,
    bookedAt: now,
    requestedAt: now,
    paymentWindowHours: settings.paymentWindowHours,
    ...columnsOfServices(services),
    relation,
    ...columnsOfCost(cost),
  }
}

/** The columns of a new booking. */
export type PricedBooking = ReturnType<typeof pricedBooking>
