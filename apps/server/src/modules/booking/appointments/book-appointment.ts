// implements: §4.7, §7.23
import { slotFromWire } from '@anseo/domain/slot'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readBookedServices } from '../../catalogue/public.ts'
import { admitBooking } from './admit-booking.ts'
import { toEventBase } from '../appointment-row.ts'
import { readRelation } from '../fees/relation-store.ts'
import { createBookTogether } from './book-together.ts'
import { bookedStep, recordHistory } from '../history/record-history.ts'
import { type Booking, pricedBooking, serviceIdsOf } from './priced-booking.ts'
import { slotTaken } from './refuse-slot.ts'
import { insertAppointment } from './store.ts'
import { tellBookedJob } from '../events.ts'

/**
 * Books a slot for the caller; the slot is taken from this moment on (S1 to S5, S8, S11).
 * @returns the id of the new appointment.
 * @throws Refusal with the problem; `SLOT_TAKEN` carries alternatives (S4), `PRICE_CHANGED` the new cost;
 * `RATE_LIMITED`.
 */
export type BookAppointment = (caller: Caller, booking: Booking) => Promise<string>

/** Creates the booking of a process: together with others where nothing stands in the way, else alone. */
export function createBookAppointment(runtime: Runtime): BookAppointment {
  const bookTogether = createBookTogether(runtime)
  return async (caller, booking) => {
    await runtime.rateLimiter.count('book', caller.accountId)
    return (await bookTogether(caller, booking)) ?? bookAlone(runtime, caller, booking)
  }
}

/** Books in a transaction of its own, which finds the exact refusal. */
const bookAlone = (runtime: Runtime, { accountId: clientId }: Caller, booking: Booking): Promise<string> =>
  runtime.transactionOnce(async (unit) => {
    const { vendorId } = booking
    const serviceIds = serviceIdsOf(booking)
    const hasLength = serviceIds.length > 0
    const wanted = {
      clientId,
      vendorId,
      slot: slotFromWire(booking),
      hasLength,
      wantedPlace: booking,
      asksVendor: true,
    }
    const { slot, vendor, visit } = await admitBooking(unit, wanted)
    const services = await readBookedServices(unit.db, vendorId, serviceIds, slot)
    const settings = await runtime.settings.read(unit.db)
    const relation = await readRelation(unit.db, vendorId, clientId)
    const admitted = { clientId, booking, slot, vendor, relation, visit, services, settings }
    const row = await insertAppointment(unit.db, pricedBooking(admitted, unit.now))
    if (!row) throw await slotTaken(unit, { vendorId, slot, stop: visit.stop })
    await recordHistory(unit, toEventBase(row), bookedStep(slot))
    await unit.enqueue(tellBookedJob, { appointmentIds: [row.id] })
    unit.realtime.calendarChanged(vendorId, [slot])
    return row.id
  })
