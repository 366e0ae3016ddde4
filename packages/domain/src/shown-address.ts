import type { Address } from './address.ts'
import { HOUR_MS } from './duration.ts'
import { townOfEircode } from './eircode-town.ts'

/** Hours before the start at which the client of a free visit is told the street. */
const FREE_HOURS = 24

/** The facts of an appointment that decide how much of its address a client sees. */
interface Placed {
  place: 'client' | 'vendor' | null
  paidAt: Date | null
  /** The deposit; there is none of a free visit (A6). */
  vendorFeeCents: number
  startsAt: Date
}

/** Returns whether a client sees the street of a vendor's place: once paid, of a free visit 24 hours before it (B4). */
const seesStreet = ({ paidAt, vendorFeeCents, startsAt }: Placed, now: Date): boolean =>
  paidAt !== null && (vendorFeeCents > 0 || now.getTime() >= startsAt.getTime() - FREE_HOURS * HOUR_MS)

/** Returns the address of an appointment for its client: of a vendor's place only the area until the street is due (B4). */
export function addressForClient(appointment: Placed, address: Address, now: Date): Address {
  if (appointment.place !== 'vendor' || seesStreet(appointment, now)) return address
  return { line1: '', line2: areaOf(address), eircode: '' }
}

/** Returns the area of an address, such as 'Dublin 6'; '' for an unknown one. */
export const areaOf = ({ eircode }: Pick<Address, 'eircode'>): string => townOfEircode(eircode)
