import type { PlaceOnWire } from '@anseo/contract/places'
import { suggestPlaces } from '@anseo/domain/find-place'
import { MAX_SUGGESTED_PLACES } from '@anseo/domain/limits'

/** What is offered in the field for a place while somebody types. */
export const suggestPlacesFor = (typed: string): PlaceOnWire[] =>
  suggestPlaces(typed, MAX_SUGGESTED_PLACES).map(({ name, kind, county }) => ({ name, kind, county }))
