import { z } from 'zod'
import { addressLine, eircode } from './profile-fields.ts'
import { optionalLine } from './wire.ts'

/** At the client's or at the vendor's own place. */
export const bookedPlace = () => z.enum(['client', 'vendor'])

/** The client's address as it is typed. */
export const visitAddress = () =>
  z.object({ line1: addressLine(), line2: addressLine().or(z.literal('')), eircode: eircode() })

/** An Eircode in a query, as it is typed. */
export const typedEircode = () => optionalLine(20)

/** Where a booking takes place (B4). */
export const wantedPlace = {
  /** Left out, at the client's where the vendor goes there. */
  place: bookedPlace().optional(),
  /** The client's; left out, the address of the profile. */
  address: visitAddress().optional(),
}
