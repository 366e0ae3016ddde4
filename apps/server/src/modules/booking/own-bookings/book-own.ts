import type { bookOwnAppointment } from '@anseo/contract/own-bookings'
import type { BodyOf } from '@anseo/contract/call'
import { costOf } from '@anseo/domain/cost'
import { euroToCents } from '@anseo/domain/money'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { columnsOfServices, lockVendor, readOwnBookingServices } from '../../catalogue/public.ts'
import { isClosing } from '../../identity/public.ts'
import { columnsOfCost, stopOf, toEventBase } from '../appointment-row.ts'
import { findOwnAppointment } from '../appointments/find-own-appointment.ts'
import { slotTaken } from '../appointments/refuse-slot.ts'
import { findBookableVendor, insertAppointment } from '../appointments/store.ts'
import { addressOfBase } from '../appointments/visit-of.ts'
import { admitClientMail, transactWithMail } from '../client-mails/admit-client-mail.ts'
import { addressOfClient, chooseContact } from '../contacts/choose-contact.ts'
import { notifyClientJob } from '../events.ts'
import { enteredStep, recordHistory } from '../history/record-history.ts'
import { admitOwn } from './admit-own.ts'

type OwnBooking = BodyOf<typeof bookOwnAppointment>

/**
 * Enters a booking that the vendor agreed on elsewhere (B7). It is confirmed at once, takes its slot like any other, and
 * nothing of it is paid through us; its price is recorded as what is paid on the day.
 * @returns the ids of the appointment and of its client in the vendor's book, and the outcome of the email.
 * @throws Refusal `SLOT_TAKEN` with alternatives, `OUTSIDE_HOURS`, `SERVICE_GONE`, `NOT_FOUND` for another's contact,
 * `ACCOUNT_CLOSING`, `INVALID_REQUEST`, `TOO_MANY_CONTACTS`, `RATE_LIMITED`.
 */
export async function bookOwnAppointmentFor(runtime: Runtime, caller: Caller, booking: OwnBooking) {
  const { accountId: vendorId } = caller
  await runtime.rateLimiter.count('enter a booking', vendorId)
  const emailed = booking.notify
    ? await admitClientMail(runtime, vendorId, await addressOfClient(runtime.db, vendorId, booking))
    : null
  const appointmentId = await transactWithMail(runtime, { vendorId, emailed }, async (unit) => {
    await lockVendor(unit.db, vendorId)
    if (await isClosing(unit.db, vendorId)) throw new Refusal('ACCOUNT_CLOSING')
    const vendor = (await findBookableVendor(unit.db, vendorId, unit.now))!
    const address = booking.place === 'vendor' && vendor.base ? addressOfBase(vendor) : null
    const stop = stopOf({ address })
    const { slot, bufferMinutes } = await admitOwn(unit, vendorId, booking, { stop })
    const contactId = await chooseContact(unit, vendorId, booking)
    const row = await insertAppointment(unit.db, {
      clientId: null,
      contactId,
      vendorId,
      slot,
      bufferMinutes,
      // A payment by link is refunded by the policy of the booking (A8).
      cancellationHours: vendor.cancellationHours,
      place: booking.place ?? null,
      address,
      vendorNote: booking.note ?? null,
      bookedAt: unit.now,
      requestedAt: unit.now,
      confirmedAt: unit.now,
      // Nothing is to be paid through us, which counts as paid from the confirmation on (A6).
      paidAt: unit.now,
      clientToldAt: emailed === 'sent' ? unit.now : null,
      ...(await workOf(unit, vendorId, booking)),
    })
    if (!row) throw await slotTaken(unit, { vendorId, slot, stop })
    await recordHistory(unit, toEventBase(row), enteredStep(slot))
    if (emailed === 'sent') await unit.enqueue(notifyClientJob, { appointmentId: row.id })
    unit.realtime.calendarChanged(vendorId, [slot])
    return row.id
  })
  const row = (await findOwnAppointment(runtime.db, caller, appointmentId))!
  return { appointmentId, contactId: row.contactId!, emailed }
}

/** Returns the columns of what is done and what it costs: the vendor's own words and price, else those of its services. */
async function workOf(unit: UnitOfWork, vendorId: string, { serviceIds, title, price }: OwnBooking) {
  const services = await readOwnBookingServices(unit.db, vendorId, serviceIds)
  const { serviceName, ...frozen } = columnsOfServices(services)
  const menuCents = services.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const priceCents = price === undefined ? menuCents : euroToCents(price)
  const free = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0, travelFeeCents: 0 }
  return {
    ...frozen,
    serviceName: title ?? serviceName,
    // A price of nothing is none.
    ...columnsOfCost(costOf({ ...free, priceCents: priceCents || null })),
  }
}
