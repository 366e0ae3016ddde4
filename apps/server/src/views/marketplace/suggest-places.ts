import type { PlaceOnWire } from '@anseo/contract/places'
import { suggestPlaces } from '@anseo/domain/find-place'
import { MAX_SUGGESTED_PLACES } from '@anseo/domain/limits'

/** Returns the places offered in a field while somebody types. */
export const suggestPlacesFor = (typed: string): PlaceOnWire[] =>
  suggestPlaces(typed, MAX_SUGGESTED_PLACES).map(({ name, kind, county }) => ({ name, kind, county }))
