import type { QueryOf } from '@anseo/contract/call'
import type { listVendors } from '@anseo/contract/vendors'
import { findPlaceMeant, placeNamed, placesWithin } from '@anseo/domain/find-place'
import { DEFAULT_WITHIN_KM } from '@anseo/domain/limits'
import { kmBetween } from '@anseo/domain/km-between'
import { invalidField } from '../../platform/http/refusal.ts'

/** A search area: a place and all places within that many kilometres. */
export interface Near {
  /** The name of a place in the domain's list. */
  place: string
  withinKm: number
}

const UNKNOWN_PLACE = "We couldn't find that place. Try a town, area or Eircode."

/**
 * Returns the search area of a query with `near` and `within`; undefined without a place.
 * @throws Refusal `INVALID_REQUEST` for an unknown place, or for sorting by distance without a place.
 */
export function nearOf({ near, within, sort }: QueryOf<typeof listVendors>): Near | undefined {
  if (!near?.trim()) {
    if (sort === 'distance') throw invalidField('near', 'Enter a place to sort by distance.')
    return undefined
  }
  const place = findPlaceMeant(near)
  if (!place) throw invalidField('near', UNKNOWN_PLACE)
  return { place: place.name, withinKm: within ?? DEFAULT_WITHIN_KM }
}

/** Returns the names of all places in a search area, nearest first. */
export function placeNamesNear({ place, withinKm }: Near): string[] {
  const middle = placeNamed(place)
  return middle ? placesWithin(middle, withinKm).map((away) => away.place.name) : []
}

/** Returns the distance to a vendor's place in km, to one decimal; undefined if that place is unknown. */
export function kmTo({ place }: Near, vendorPlace: string | null): number | undefined {
  return kmBetween(place, vendorPlace) ?? undefined
}
