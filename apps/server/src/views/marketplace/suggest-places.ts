import type { PlaceOnWire } from '@anseo/contract/places'
import { suggestPlaces } from '@anseo/domain/find-place'
import { MAX_SUGGESTED_PLACES } from '@anseo/domain/limits'

/** Returns the places to suggest for a partly typed name. */
export const suggestPlacesFor = (typed: string): PlaceOnWire[] =>
  suggestPlaces(typed, MAX_SUGGESTED_PLACES).map(({ name, kind, county }) => ({ name, kind, county }))
