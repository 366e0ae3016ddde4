import type { Place, PlaceKind } from './place.ts'
import { AREAS, MORE_AREAS } from './places/areas.ts'
import { ROUTING_KEYS } from './places/routing-keys.ts'
import { MORE_TOWNS, TOWNS } from './places/towns.ts'

const linesOf = (table: string): string[] => table.trim().split('\n')

function placeOf(line: string, kind: PlaceKind): Place {
  const [name = '', county = '', latitude, longitude, size, otherNames] = line.split('|')
  return {
    name,
    kind,
    county,
    latitude: Number(latitude),
    longitude: Number(longitude),
    size: Number(size),
    otherNames: otherNames?.split(',') ?? [],
  }
}

/** Returns towns and areas, largest first; all but the largest of a name carry their county in it. */
function namedPlaces(): Place[] {
  const taken = new Set<string>()
  const towns = [TOWNS, MORE_TOWNS].flatMap(linesOf).map((line) => placeOf(line, 'town'))
  const areas = [AREAS, MORE_AREAS].flatMap(linesOf).map((line) => placeOf(line, 'area'))
  return [...towns, ...areas]
    .toSorted((a, b) => b.size - a.size)
    .map((place) => {
      const isLargest = !taken.has(place.name)
      taken.add(place.name)
      return isLargest ? place : { ...place, name: `${place.name}, ${place.county}` }
    })
}

/** Returns a routing key as a place, with the position of its town or area. */
function routingKey(line: string, named: readonly Place[]): Place {
  const [key = '', town = '', county = ''] = line.split(/ (.*), /)
  const middle = named.find((place) => place.county === county && plainName(place) === town)
  if (!middle) throw new Error(`No place for routing key ${line}`)
  return { ...middle, name: key, kind: 'routing key', otherNames: [] }
}

/** Returns a place's name without the county that distinguishes it from a larger place. */
export const plainName = ({ name, county }: Place): string =>
  name.endsWith(`, ${county}`) ? name.slice(0, -county.length - 2) : name

const named = namedPlaces()

/** Every place that the product knows, towns and areas by size, then the routing keys. */
export const PLACES: readonly Place[] = [
  ...named,
  ...linesOf(ROUTING_KEYS).map((line) => routingKey(line, named)),
]
