import { distanceKm, type Place } from './place.ts'
import { PLACES, plainName } from './places.ts'
import { POPULAR_TOWNS } from './places/popular-towns.ts'
import { searchName } from './search-name.ts'
import { countTypingErrors } from './typing-errors.ts'

/**
 * Normalises typed text or a place's name for comparison: without fadas, capitals and punctuation, 'Co.' and 'County'.
 */
const folded = (text: string): string =>
  searchName(text)
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\b(?:co|county|ireland)\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const withCounty = (names: readonly string[], { county }: Place): string[] =>
  [...names, ...names.map((name) => `${name} ${county}`)].map(folded)

/** The normalised spellings of each place, with and without its county. */
const spelled = PLACES.map((place) => ({
  place,
  ofName: withCounty([plainName(place)], place),
  ofOthers: withCounty(place.otherNames, place),
}))

const byName = new Map(PLACES.map((place) => [place.name, place]))
/** A place with the exact name comes before one with another name, the larger before the smaller. */
const bySpelling = new Map<string, Place[]>()
for (const key of ['ofName', 'ofOthers'] as const) {
  for (const { place, [key]: spellings } of spelled) {
    for (const spelling of spellings) bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), place])
  }
}

const DISTRICT = /\b(?:dublin|baile atha cliath|d) ?(\d{1,2}|6w)$/
// 'D06', 'D06X2Y7' and 'd06 x2y7', whole or half typed, also at the end of an address.
const EIRCODE = /(?:^|\s)(d6w|[ac-fhknprtv-y]\d{2})(?: ?[\dac-fhknprtv-y]{1,4})?$/

/** Returns the routing key in 'Dublin 6', 'D06', an Eircode, or an address that ends with one. */
function routingKeyIn(text: string): Place | undefined {
  const district = DISTRICT.exec(text)?.[1]
  if (district) return byName.get(`D${district.toUpperCase().padStart(2, '0')}`)
  return byName.get(EIRCODE.exec(text)?.[1]?.toUpperCase() ?? '')
}

/** Returns the place of that exact name; null if there is none. */
export const placeNamed = (name: string): Place | null => byName.get(name) ?? null

/**
 * Finds the place in typed text: a town, an area, a routing key, an eircode, or an address that ends with one of them.
 * Among places of the same name it prefers the one in the county that the text names, else the largest.
 */
export function findPlace(typed: string): Place | null {
  const text = folded(typed)
  return bySpelling.get(text)?.[0] ?? routingKeyIn(text) ?? lastPartOf(typed)
}

/** Finds the place that the last part of an address names: Rathmines in '12 Main Street, Rathmines'. */
function lastPartOf(typed: string): Place | null {
  const [, ...parts] = typed.split(',')
  return parts.length > 0 ? findPlace(parts.join(',')) : null
}

/** Largest distance between a vendor's area and its city; an area farther away is another one of the same name. */
const AROUND_KM = 40

/**
 * Returns the place a vendor works from: the eircode or area in its location if that is near its city, else the
 * city. Null when neither is known.
 */
export function vendorPlace({ city, location }: { city: string; location: string }): Place | null {
  const town = findPlace(city)
  const text = folded(location)
  const areas = [routingKeyIn(text), ...(bySpelling.get(text) ?? [])].filter((place) => place !== undefined)
  if (!town) return areas[0] ?? findPlace(location)
  const near = areas.filter((area) => distanceKm(area, town) <= AROUND_KM)
  return near.toSorted((a, b) => distanceKm(a, town) - distanceKm(b, town))[0] ?? town
}

/** Returns the name of that place as it is stored with the vendor; '' for none. */
export const placeNameOf = (vendor: { city: string; location: string }): string =>
  vendorPlace(vendor)?.name ?? ''

/**
 * Suggests up to `limit` places whose name starts with the typed text, exact names first, then by size. If no name does,
 * it suggests similar names; for an empty text the largest towns.
 */
export function suggestPlaces(typed: string, limit: number): Place[] {
  if (typed.trim() === '') return POPULAR_TOWNS.slice(0, limit).flatMap((name) => placeNamed(name) ?? [])
  const text = folded(typed)
  if (text === '') return []
  const exact = [routingKeyIn(text), ...(bySpelling.get(text) ?? [])].filter((place) => place !== undefined)
  const begun = spelled
    .filter(({ ofName, ofOthers }) => [...ofName, ...ofOthers].some((spelling) => spelling.startsWith(text)))
    .map(({ place }) => place)
  const found = [...new Set([...exact, ...begun])]
  return (found.length > 0 ? found : placesMeant(text)).slice(0, limit)
}

/**
 * Returns the place that a person probably means, tolerating typing errors: 'Dubln' is Dublin. Of equally near places
 * it is the largest.
 */
export function findPlaceMeant(typed: string): Place | null {
  return findPlace(typed) ?? placesMeant(folded(typed))[0] ?? null
}

/**
 * Returns the number of tolerated typing errors: none in a short word or a number, otherwise one, or two from eight
 * letters on.
 */
function mostSlips(text: string): number {
  if (text.length < 4 || /\d/.test(text)) return 0
  return text.length < 8 ? 1 : 2
}

/** Excludes distant words cheaply: both of the first two letters are hardly ever wrong. */
const mayBeMeant = (text: string, spelling: string, most: number): boolean =>
  Math.abs(spelling.length - text.length) <= most && (spelling[0] === text[0] || spelling[1] === text[1])

/** Finds places with a similar name, or one that starts similarly; the most similar first, then by size. */
function placesMeant(text: string): Place[] {
  const most = mostSlips(text)
  if (most === 0) return []
  return spelled
    .map(({ place, ofName, ofOthers }) => {
      const slips = [...ofName, ...ofOthers]
        .filter((spelling) => mayBeMeant(text, spelling, most))
        .map((spelling) => countTypingErrors(text, spelling))
      const begun = ofName
        .filter((spelling) => spelling.length > text.length && spelling[0] === text[0])
        .map((spelling) => countTypingErrors(text, spelling.slice(0, text.length)) + 0.5)
      return { place, slips: Math.min(...slips, ...begun) }
    })
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ place }) => place)
}

/** A place and how far it is from another. */
export interface PlaceAway {
  place: Place
  km: number
}

/** Returns every place within `km` kilometres of another, nearest first. */
export const placesWithin = (middle: Place, km: number): PlaceAway[] =>
  PLACES.map((place) => ({ place, km: distanceKm(middle, place) }))
    .filter((away) => away.km <= km)
    .toSorted((a, b) => a.km - b.km)
