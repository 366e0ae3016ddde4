import { placeNamed } from './find-place.ts'
import { distanceKm } from './place.ts'

/** Returns the distance between two places of that name in km, to one decimal; null where one of them is unknown. */
export function kmBetween(one: string | null, other: string | null): number | null {
  const [from, to] = [placeNamed(one ?? ''), placeNamed(other ?? '')]
  return from && to ? Math.round(distanceKm(from, to) * 10) / 10 : null
}
