import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { HOUR_MS } from '@anseo/domain/duration'
import { type Slot, slotToWire } from '@anseo/domain/slot'
import { CLIENTS, clientToken, VENDORS, vendorId } from './people.ts'

const FIRST_DAY = 3
/** The days on which the bench books. */
export const DAYS = 10
const FIRST_HOUR = 8
const HOURS = 13

/** Number of bookable hours of all vendors that do not overlap. */
const DISTINCT_SLOTS = VENDORS * DAYS * HOURS

/** An hour of a vendor and the client who books it; both are counted from 0. */
export interface NumberedBooking {
  vendor: number
  client: number
  slot: Slot
}

/**
 * Returns the nth booking: no two overlap, and no client has too many requests.
 * @throws RangeError beyond the last distinct slot.
 */
export function numberedBooking(n: number): NumberedBooking {
  if (n >= DISTINCT_SLOTS) throw new RangeError('All slots of the bench are booked')
  const place = Math.floor(n / VENDORS)
  return { vendor: n % VENDORS, client: n % CLIENTS, slot: slotAt(place % DAYS, Math.floor(place / DAYS)) }
}

/** Returns an hour of some day of the bench; both count from 0. */
export function slotAt(day: number, hour: number): Slot {
  const noon = new Date(Date.now() + (FIRST_DAY + day) * 24 * HOUR_MS)
  const start = instantOf(dublinDate(noon), FIRST_HOUR + hour)
  return { start, end: new Date(start.getTime() + HOUR_MS) }
}

/** Returns the call that makes such a booking, as headers and body. */
export function bookingCall({ vendor, client, slot }: NumberedBooking) {
  return {
    headers: { authorization: `Bearer ${clientToken(client)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ vendorId: vendorId(vendor), ...slotToWire(slot) }),
  }
}
