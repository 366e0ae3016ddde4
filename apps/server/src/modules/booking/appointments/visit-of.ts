import type { Address } from '@anseo/domain/address'
import type { BookedPlace, Journey, TravellingVendor } from '@anseo/domain/travel'
import { journeyTo } from '../../catalogue/public.ts'
import { cleanLine } from '../../identity/public.ts'

/** Where a client wants a booking to take place, as the request of the client says. */
export interface WantedPlace {
  place?: BookedPlace | undefined
  /** Missing for the address in the client's profile. */
  address?: Address | undefined
}

/** Where a booking takes place, with the travel fee, which is null outside the vendor's area. */
export interface Visit extends Journey {
  address: Address
}

/**
 * Returns where a booking takes place: at the vendor's own place, or at the client's (B4).
 * @throws Refusal `INVALID_REQUEST` for a place where the vendor does not work, or an address without a first line.
 */
export function visitOf(
  vendor: TravellingVendor,
  { place, address }: WantedPlace,
  ownAddress: Address,
): Visit {
  const clients = address ? cleanAddress(address) : ownAddress
  const journey = journeyTo(vendor, { place, eircode: clients.eircode })
  return { ...journey, address: journey.place === 'vendor' ? addressOfBase(vendor) : clients }
}

/** Cleans a typed address. @throws Refusal `INVALID_REQUEST` if the first line is empty once cleaned. */
export const cleanAddress = ({ line1, line2, eircode }: Address): Address => ({
  line1: cleanLine('address.line1', line1),
  line2: line2 && cleanLine('address.line2', line2),
  eircode,
})

/** Returns the vendor's own place as an address; empty lines while it has none. */
export const addressOfBase = ({ base }: Pick<TravellingVendor, 'base'>): Address => ({
  line1: base?.line1 ?? '',
  line2: '',
  eircode: base?.eircode ?? '',
})
