import type { bookAppointment } from '@anseo/contract/appointments'
import type { BodyOf } from '@anseo/contract/call'
import { bookingProblem } from '@anseo/domain/booking-problem'
import { priceAppointment } from '@anseo/domain/price'
import { type Slot, slotFromWire, slotHours } from '@anseo/domain/slot'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusal.ts'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import type { Runtime } from '../../runtime.ts'
import { readBookedService } from '../services/read-service.ts'
import { readVendorCalendar } from '../vendors/read-calendar.ts'
import { about } from './appointment-row.ts'
import { refuseSlot, slotTaken } from './refuse-slot.ts'
import { countPending, findBookableVendor, insertAppointment, lockClient } from './store.ts'
import { timeOutDueOf } from './time-out-appointments.ts'

type Booking = BodyOf<typeof bookAppointment>

/**
 * Books a slot for the caller, from this moment on taken (S1 to S5, S8, S11).
 * @returns the id of the new appointment.
 * @throws Refusal with the problem; `SLOT_TAKEN` carries alternatives (S4).
 */
export async function bookAppointmentFor(
  runtime: Runtime,
  caller: Caller,
  booking: Booking,
): Promise<string> {
  return runtime.transactionOnce(async (unit) => {
    const { slot, vendor, service } = await checkBooking(unit, caller, booking)
    const price = priceAppointment(vendor.feePerHourCents, slotHours(slot), runtime.config.fees)
    const row = await insertAppointment(unit.db, {
      clientId: caller.accountId,
      vendorId: booking.vendorId,
      slot,
      bufferHours: vendor.bufferHours,
      note: booking.note ?? null,
      bookedAt: unit.now,
      requestedAt: unit.now,
      paymentWindowHours: runtime.config.paymentWindowHours,
      ...price,
      ...service,
    })
    if (!row) throw await slotTaken(unit, booking.vendorId, slot)
    await unit.publish('appointment.booked', { ...about(row), note: row.note })
    unit.realtime.calendarChanged(row.vendorId, [slot])
    return row.id
  })
}

/** Gathers the facts and asks the domain; returns what the booking is made from. */
async function checkBooking(unit: UnitOfWork, caller: Caller, booking: Booking) {
  const { db, now } = unit
  const slot = slotFromWire(booking)
  const vendor = await findBookableVendor(db, booking.vendorId, now)
  if (!vendor) throw new Refusal('VENDOR_NOT_FOUND')
  const profile = await lockClient(db, caller.accountId)
  await timeOutDueOf(unit, booking.vendorId)
  const calendar = await readVendorCalendar(db, booking.vendorId, now)
  const pendingCount = await countPending(db, caller.accountId, now)
  const problem = bookingProblem({ slot, vendor: { ...vendor, calendar }, profile, pendingCount }, now)
  refuseSlot(problem, calendar, slot, now)
  const offering = { id: booking.vendorId, feePerHourCents: vendor.feePerHourCents }
  const service = await readBookedService(db, offering, booking.serviceId, slot as Slot)
  return { slot: slot as Slot, vendor, service }
}
