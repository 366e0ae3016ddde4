import { townOfEircode } from './eircode-town.ts'
import { placeNamed } from './find-place.ts'
import { plainName } from './places.ts'

/** Returns a place by its name in words that people use, such as 'Dublin 6' for 'D06'; '' for an unknown one. */
export function areaWords(name: string | null): string {
  const place = placeNamed(name ?? '')
  return place ? townOfEircode(place.name) || plainName(place) : ''
}
