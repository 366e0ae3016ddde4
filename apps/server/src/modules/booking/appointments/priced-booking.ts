import type { bookAppointment } from '@anseo/contract/appointments'
import type { BodyOf } from '@anseo/contract/call'
import { costOfBooking } from '@anseo/domain/cost'
import { type FeeRelation, ratesFor } from '@anseo/domain/fee-relation'
import type { Slot } from '@anseo/domain/slot'
import type { Speciality } from '@anseo/domain/specialities'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'
import { columnsOfServices, pricedItems, type WantedService } from '../../catalogue/public.ts'
import { columnsOfCost } from '../appointment-row.ts'
import { refuseOtherTotal } from './refuse-price.ts'
import type { Visit } from './visit-of.ts'
import { columnsOfWithdrawal } from '../fees/withdrawal.ts'

/** A booking as a client asks for it. */
export type Booking = BodyOf<typeof bookAppointment>

/** Returns the ids of the services that are asked for, in their order; none for time alone. */
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
  vendor: {
    speciality: Speciality
    feePerHourCents: number
    bufferMinutes: number
    cancellationHours: number
  }
  /** The client's, which decides the fees (A7). */
  relation: FeeRelation
  visit: Visit
  /** None if only time is booked. */
  services: readonly WantedService[]
  settings: Pick<OperatorSettings, 'fees' | 'paymentWindowHours' | 'statutoryCancellation'>
}

/**
 * Prices an admitted booking and returns the columns that are frozen from now on: prices, relation, buffer, cancellation
 * hours, payment window and the right to withdraw.
 * @throws Refusal `PRICE_CHANGED` with the new cost; `EXPRESS_REQUEST_NEEDED`.
 */
export function termsOfBooking(
  { booking, slot, vendor, relation, visit, services, settings }: Admitted,
  now: Date,
) {
  const { speciality, feePerHourCents, bufferMinutes, cancellationHours } = vendor
  const { expressRequest } = booking
  const travelFeeCents = visit.travelFeeCents ?? 0
  const priced = { feePerHourCents, items: pricedItems(services, slot), travelFeeCents }
  const cost = costOfBooking(priced, ratesFor(relation, settings.fees))
  const right = columnsOfWithdrawal(settings, { speciality, start: slot.start, expressRequest }, now)
  const terms = { cost, start: slot.start, cancellationHours, ...right }
  refuseOtherTotal(terms, now, booking.expectedTotal)
  return {
    bufferMinutes,
    cancellationHours,
    paymentWindowHours: settings.paymentWindowHours,
    ...columnsOfServices(services),
    relation,
    ...right,
    ...columnsOfCost(cost),
  }
}

/**
 * Returns the columns of an admitted booking with its terms.
 * @throws the refusals of `termsOfBooking`.
 */
export const pricedBooking = (admitted: Admitted, now: Date) => ({
  clientId: admitted.clientId,
  vendorId: admitted.booking.vendorId,
  slot: admitted.slot,
  note: admitted.booking.note ?? null,
  place: admitted.visit.place,
  address: admitted.visit.address,
  bookedAt: now,
  requestedAt: now,
  ...termsOfBooking(admitted, now),
})

/** The columns of a new booking. */
export type PricedBooking = ReturnType<typeof pricedBooking>
