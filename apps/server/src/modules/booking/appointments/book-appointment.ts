// implements: §4.7, §7.23
import { confirmed } from '@anseo/domain/appointment-steps'
import { MINUTES_AN_HOUR, slotFromWire } from '@anseo/domain/slot'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readBookedServices } from '../../catalogue/public.ts'
import { admitBooking } from './admit-booking.ts'
import { toEventBase } from '../appointment-row.ts'
import { readRelation } from '../fees/relation-store.ts'
import { createBookTogether } from './book-together.ts'
import { bookedStep, instantStep, recordHistory } from '../history/record-history.ts'
import { type Booking, pricedBooking, serviceIdsOf } from './priced-booking.ts'
import { slotTaken } from './refuse-slot.ts'
import { findInstantPayBy, insertAppointment } from './store.ts'
import { notifyBookedJob } from '../events.ts'

/** A new appointment, and of an instant one until when it is to be paid. */
export interface Booked {
  appointmentId: string
  payBy?: string
}

/**
 * Books a slot for the caller; the slot is taken from this moment on (S1 to S5, S8, S11).
 * @returns the id of the new appointment, and until when an instant one is to be paid (B6).
 * @throws Refusal with the problem; `SLOT_TAKEN` carries alternatives (S4), `PRICE_CHANGED` the new cost;
 * `RATE_LIMITED`.
 */
export type BookAppointment = (caller: Caller, booking: Booking) => Promise<Booked>

/** Creates the function with which a process books: in a batch with others if possible, otherwise alone. */
export function createBookAppointment(runtime: Runtime): BookAppointment {
  const bookTogether = createBookTogether(runtime)
  return async (caller, booking) => {
    await runtime.rateLimiter.count('book', caller.accountId)
    const together = await bookTogether(caller, booking)
    if (together !== null) return { appointmentId: together }
    const appointmentId = await bookAlone(runtime, caller, booking)
    const payBy = await findInstantPayBy(runtime.db, appointmentId)
    return { appointmentId, ...(payBy && { payBy }) }
  }
}

/** Books in a transaction of its own, which finds the exact refusal, and confirms what is instant. */
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
    const { slot, vendor, visit, instant } = await admitBooking(unit, wanted)
    const services = await readBookedServices(unit.db, vendorId, serviceIds, slot)
    const settings = await runtime.settings.read(unit.db)
    const relation = await readRelation(unit.db, vendorId, clientId)
    const admitted = { clientId, booking, slot, vendor, relation, visit, services, settings }
    const priced = pricedBooking(admitted, unit.now)
    const window = {
      paymentWindowHours: settings.instantPaymentMinutes / MINUTES_AN_HOUR,
      visit: null,
    }
    const confirmation = instant && { instant, ...confirmed(priced, unit.now, window) }
    const row = await insertAppointment(unit.db, { ...priced, ...confirmation })
    if (!row) throw await slotTaken(unit, { vendorId, slot, stop: visit.stop })
    await recordHistory(unit, toEventBase(row), bookedStep(slot))
    if (instant) await recordHistory(unit, toEventBase(row), instantStep(row))
    await unit.enqueue(notifyBookedJob, { appointmentIds: [row.id] })
    unit.realtime.calendarChanged(vendorId, [slot])
    return row.id
  })
