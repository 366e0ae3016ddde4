import {
  type BookedPlace,
  type Journey,
  journeyOf,
  type TravellingVendor,
  worksAtPlace,
} from '@anseo/domain/travel'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'

/** Where a booking would take place. */
interface WantedPlace {
  place?: BookedPlace | undefined
  /** The Eircode of the client's address, if known. */
  eircode?: string | undefined
}

/**
 * Returns the journey to where a booking would take place; its fee is null outside the vendor's area (B4).
 * @throws Refusal `INVALID_REQUEST` for a place where the vendor does not work.
 */
export function journeyTo(vendor: TravellingVendor, wanted: WantedPlace): Journey {
  const { place } = wanted
  if (place && !worksAtPlace(vendor.visitPlace, place)) throw invalidField('place', WRONG_PLACE[place])
  return journeyOf(vendor, wanted)
}

const WRONG_PLACE = {
  client: "This vendor doesn't travel to clients. Book at the vendor's place.",
  vendor: 'This vendor only travels to clients. Book at your address.',
}

/**
 * Returns the journey as `journeyTo` does, within the vendor's area.
 * @throws Refusal `OUTSIDE_AREA`, `INVALID_REQUEST`.
 */
export function journeyInArea(vendor: TravellingVendor, wanted: WantedPlace) {
  const { travelFeeCents, ...journey } = journeyTo(vendor, wanted)
  if (travelFeeCents === null) throw new Refusal('OUTSIDE_AREA')
  return { ...journey, travelFeeCents }
}
