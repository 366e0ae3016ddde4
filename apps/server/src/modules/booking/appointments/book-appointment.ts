// implements: §4.7, §7.23
import type { bookAppointment } from '@anseo/contract/appointments'
import type { BodyOf } from '@anseo/contract/call'
import type { Address } from '@anseo/domain/address'
import { costOfBooking } from '@anseo/domain/cost'
import { slotFromWire, slotMinutes } from '@anseo/domain/slot'
import type { Caller } from '../../../platform/http/caller.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { cleanLine } from '../../identity/public.ts'
import { readBookedServices } from '../../catalogue/public.ts'
import { admitBooking } from './admit-booking.ts'
import { toEventBase, columnsOfCost } from '../appointment-row.ts'
import { refuseOtherTotal } from './refuse-price.ts'
import { slotTaken } from './refuse-slot.ts'
import { insertAppointment } from './store.ts'
import { appointmentBooked } from '../events.ts'

type Booking = BodyOf<typeof bookAppointment>

/**
 * Books a slot for the caller; the slot is taken from this moment on (S1 to S5, S8, S11).
 * @returns the id of the new appointment.
 * @throws Refusal with the problem; `SLOT_TAKEN` carries alternatives (S4), `PRICE_CHANGED` the new cost;
 * `RATE_LIMITED`.
 */
export async function bookAppointmentFor(
  runtime: Runtime,
  caller: Caller,
  booking: Booking,
): Promise<string> {
  await runtime.rateLimiter.count('book', caller.accountId)
  return runtime.transactionOnce(async (unit) => {
    const { slot, vendor, ownAddress, serviceName, priceCents } = await checkBooking(unit, caller, booking)
    const { fees, paymentWindowHours } = await runtime.settings.read(unit.db)
    const priced = { feePerHourCents: vendor.feePerHourCents, minutes: slotMinutes(slot), priceCents }
    const cost = costOfBooking(priced, fees)
    refuseOtherTotal(cost, slot, unit.now, booking.expectedTotal)
    const row = await insertAppointment(unit.db, {
      clientId: caller.accountId,
      vendorId: booking.vendorId,
      slot,
      bufferHours: vendor.bufferHours,
      note: booking.note ?? null,
      address: booking.address ? cleanAddress(booking.address) : ownAddress,
      bookedAt: unit.now,
      requestedAt: unit.now,
      paymentWindowHours,
      serviceName,
      ...columnsOfCost(cost),
    })
    if (!row) throw await slotTaken(unit, booking.vendorId, slot)
    await unit.publish(appointmentBooked, { ...toEventBase(row), note: row.note })
    unit.realtime.calendarChanged(row.vendorId, [slot])
    return row.id
  })
}

/** Refuses a booking that is not allowed; returns the slot, vendor, address and services to book. */
async function checkBooking(unit: UnitOfWork, caller: Caller, booking: Booking) {
  const admitted = await admitBooking(unit, {
    clientId: caller.accountId,
    vendorId: booking.vendorId,
    slot: slotFromWire(booking),
    asksVendor: true,
  })
  const serviceIds = booking.serviceId === undefined ? [] : [booking.serviceId]
  const services = await readBookedServices(unit.db, booking.vendorId, serviceIds, admitted.slot)
  return { ...admitted, ...services }
}

/** @throws Refusal `INVALID_REQUEST` if the first line is empty once cleaned. */
const cleanAddress = ({ line1, line2, eircode }: Address): Address => ({
  line1: cleanLine('address.line1', line1),
  line2: line2 && cleanLine('address.line2', line2),
  eircode,
})
