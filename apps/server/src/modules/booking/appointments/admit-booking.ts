import { bookingProblem } from '@anseo/domain/booking-problem'
import type { Slot } from '@anseo/domain/slot'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { isClosing } from '../../identity/public.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'
import { addressOfProfile } from './address-of.ts'
import { giveWayToQuote } from './give-way-to-quote.ts'
import { refuseSlot } from './refuse-slot.ts'
import { countPending, findBookableVendor, lockClient } from './store.ts'
import { timeOutDueOf } from './time-out-appointments.ts'

interface WantedBooking {
  clientId: string
  vendorId: string
  /** Null when the wire form could not be read. */
  slot: Slot | null
  /** It will wait for the vendor, and counts among those that do (S8); else it was agreed on by a quote. */
  asksVendor: boolean
}

/**
 * Reads the facts of a booking and applies the domain's rules (S1 to S5, S8). A quoted booking replaces the same
 * client's requests for that time (decision 050).
 * @returns the slot, the client's own address, and the vendor's facts for the booking.
 * @throws Refusal `ACCOUNT_CLOSING`, or with the problem; `SLOT_TAKEN` carries alternatives (S4).
 */
export async function admitBooking(
  unit: UnitOfWork,
  { clientId, vendorId, slot, asksVendor }: WantedBooking,
) {
  const { db, now } = unit
  const vendor = await findBookableVendor(db, vendorId, now)
  // Before anything else: an account that is hidden must not show by another answer.
  if (!vendor?.isVerified) throw new Refusal('VENDOR_NOT_FOUND')
  const profile = await lockClient(db, clientId)
  if (await isClosing(db, clientId)) throw new Refusal('ACCOUNT_CLOSING')
  await timeOutDueOf(unit, vendorId)
  if (slot && !asksVendor) {
    await giveWayToQuote(unit, { clientId, vendorId, slot, bufferHours: vendor.bufferHours })
  }
  const calendar = await readVendorCalendar(db, vendorId, now, { settings: vendor })
  const pendingCount = asksVendor ? await countPending(db, clientId, now) : 0
  const problem = bookingProblem({ slot, vendor: { ...vendor, calendar }, profile, pendingCount }, now)
  refuseSlot(problem, calendar, slot, now)
  return { slot: slot as Slot, vendor, ownAddress: addressOfProfile(profile) }
}
