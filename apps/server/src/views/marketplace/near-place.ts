import type { QueryOf } from '@anseo/contract/call'
import type { listVendors } from '@anseo/contract/vendors'
import { findPlaceMeant, placeNamed, placesWithin } from '@anseo/domain/find-place'
import { DEFAULT_WITHIN_KM } from '@anseo/domain/limits'
import { distanceKm } from '@anseo/domain/place'
import { invalidField } from '../../platform/http/refusal.ts'

/** Vendors at a place or at most so many kilometres from it. */
export interface Near {
  /** A name that the domain knows. */
  place: string
  withinKm: number
}

const UNKNOWN_PLACE = "We couldn't find that place. Try a town, area or Eircode."

/**
 * Returns the circle that a query asks for with `near` and `within`; undefined without a place.
 * @throws Refusal `INVALID_REQUEST` for a place that nobody knows, or an order by distance from none.
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

/** The names of all places that are meant, nearest first. */
export function placeNamesNear({ place, withinKm }: Near): string[] {
  const middle = placeNamed(place)
  return middle ? placesWithin(middle, withinKm).map((away) => away.place.name) : []
}

/** Kilometres to the place that a vendor works from, to one decimal; undefined when that is not known. */
export function kmTo({ place }: Near, vendorPlace: string | null): number | undefined {
  const [from, to] = [placeNamed(place), placeNamed(vendorPlace ?? '')]
  return from && to ? Math.round(distanceKm(from, to) * 10) / 10 : undefined
}
