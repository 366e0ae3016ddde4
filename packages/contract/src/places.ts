import { MAX_SUGGESTED_PLACES, TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { PLACE_KINDS } from '@anseo/domain/place'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { soughtText } from './wire.ts'

/** A place that vendors can be near to. */
export const placeOnWire = z.object({
  /** 'Rathmines', or 'D06' for a routing key; the list's `near` takes it as it is. */
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  /** 'Dublin' */
  county: z.string(),
})
export type PlaceOnWire = z.output<typeof placeOnWire>

export const suggestPlaces = call({
  method: 'GET',
  path: '/api/vendor/places',
  access: 'public',
  summary: `Suggest up to ${MAX_SUGGESTED_PLACES} places whose name or routing key begins with the text, largest first; without one those that may be meant, without a text large towns.`,
  query: z.object({ search: soughtText(TOWN_MAX_LENGTH).optional() }),
  reply: succeeds({ data: z.array(placeOnWire), message: z.string() }),
})
