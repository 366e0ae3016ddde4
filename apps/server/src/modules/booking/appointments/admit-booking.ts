import { bookingProblem } from '@anseo/domain/booking-problem'
import { isFullHour } from '@anseo/domain/dublin-time'
import { MINUTES_AN_HOUR, type Slot } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import { invalidField, Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { isClosing, refuseBlocked } from '../../identity/public.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'
import { addressOfProfile } from './address-of.ts'
import { giveWayToQuote } from './give-way-to-quote.ts'
import { refuseSlot } from './refuse-slot.ts'
import { findInstant } from './instant-store.ts'
import { countUnpaid, findBookableVendor, lockClient } from './store.ts'
import { timeOutDueOf } from './time-out-appointments.ts'
import { visitOf, type WantedPlace } from './visit-of.ts'

interface WantedBooking {
  clientId: string
  vendorId: string
  /** Null when the wire form could not be read. */
  slot: Slot | null
  /** True if services or a quote decide the length; otherwise it must be 1 to 5 whole hours (B3). */
  hasLength: boolean
  wantedPlace: WantedPlace
  /** True if the booking waits for the vendor and counts towards the client's open requests (S8); false if a quote was accepted. */
  asksVendor: boolean
  /** True for a series, which the vendor answers as a whole even if it takes instant bookings (C6). */
  neverInstant?: boolean
}

/**
 * Reads the facts of a booking and applies the domain's rules (S1 to S5, S8). A quoted booking replaces the same
 * client's requests for that time (decision 050).
 * @returns the slot, its place, whether it is confirmed at once (B6), and the vendor's calendar and facts for the booking. A vendor
 * with a base is locked, since the database cannot check travel.
 * @throws Refusal `ACCOUNT_BLOCKED`, `ACCOUNT_CLOSING`, or with the problem; `SLOT_TAKEN` carries alternatives (S4).
 */
export async function admitBooking(
  unit: UnitOfWork,
  { clientId, vendorId, slot, hasLength, wantedPlace, asksVendor, neverInstant }: WantedBooking,
) {
  const { db, now } = unit
  const vendor = await findBookableVendor(db, vendorId, now, clientId)
  // Before anything else: an account that is hidden must not show by another answer.
  if (!vendor?.isVerified) throw new Refusal('VENDOR_NOT_FOUND')
  const profile = await lockClient(db, clientId)
  await refuseBlocked(db, clientId)
  if (await isClosing(db, clientId)) throw new Refusal('ACCOUNT_CLOSING')
  if (vendor.base) await lockVendor(db, vendorId)
  await timeOutDueOf(unit, vendorId)
  if (slot && !asksVendor) {
    await giveWayToQuote(unit, { clientId, vendorId, slot, bufferMinutes: vendor.bufferMinutes })
  }
  const visit = visitOf(vendor, wantedPlace, addressOfProfile(profile))
  const calendar = await readVendorCalendar(db, vendorId, now, { settings: vendor, stop: visit.stop })
  const { pendingCount, payableCount } = asksVendor ? await countUnpaid(db, clientId, now) : NONE_UNPAID
  const isInArea = visit.travelFeeCents !== null
  const between = { clientId, vendorId, confirmation: vendor.confirmation }
  const instantUnpaid = asksVendor && !neverInstant ? await findInstant(db, between, now) : null
  const bookable = { ...vendor, calendar }
  const facts = { slot, vendor: bookable, profile, hasLength, isInArea, pendingCount, instantUnpaid }
  const problem = bookingProblem(facts, now)
  if (problem?.code === 'SLOT_INVALID' && slot) refuseOffHour(calendar, slot, hasLength)
  if (problem?.code === 'TOO_MANY_PENDING' && payableCount > 0) refuseOn(problem, { message: TO_PAY_FIRST })
  refuseSlot(problem, calendar, slot, now)
  return { slot: slot as Slot, vendor, visit, calendar, instant: instantUnpaid !== null }
}

const NONE_UNPAID = { pendingCount: 0, payableCount: 0 }

/** The text for a client with an unpaid booking that is confirmed: it waits for its client and not for its vendor (S8, B6). */
const TO_PAY_FIRST = "You have a booking that isn't paid for. Pay for it or cancel it before you book again."
const OFF_HOUR = 'Use a time on the hour, like 09:00 AM.'

/** Names the time that is off the hour where a vendor starts on the hour, as the specification's form does (S1, T2). */
function refuseOffHour({ stepMinutes }: VendorCalendar, { start, end }: Slot, hasLength: boolean): void {
  if (stepMinutes !== MINUTES_AN_HOUR) return
  if (!isFullHour(start)) throw invalidField('startTime', OFF_HOUR)
  if (!hasLength && !isFullHour(end)) throw invalidField('endTime', OFF_HOUR)
}
