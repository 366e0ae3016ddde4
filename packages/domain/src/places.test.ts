import { describe, expect, test } from 'vitest'
import { distanceKm } from './place.ts'
import { PLACES, plainName } from './places.ts'
import {
  findPlace,
  findPlaceMeant,
  placeNamed,
  placesWithin,
  suggestPlaces,
  vendorPlace,
} from './find-place.ts'
import { POPULAR_TOWNS } from './places/popular-towns.ts'

const nameOf = (typed: string) => findPlace(typed)?.name ?? null
const kmBetween = (a: string, b: string) => distanceKm(findPlace(a)!, findPlace(b)!)

describe('the places', () => {
  test('all lie in Ireland, each under a name of its own', () => {
    expect(new Set(PLACES.map(({ name }) => name)).size).toBe(PLACES.length)
    for (const { name, county, latitude, longitude, size } of PLACES) {
      expect([name, latitude > 51.3 && latitude < 55.5]).toEqual([name, true])
      expect([name, longitude > -10.7 && longitude < -5.3]).toEqual([name, true])
      expect([name, /^[A-Z][a-z]+$/.test(county), size > 0]).toEqual([name, true, true])
    }
  })

  test('there are several hundred towns, the areas of cities, and every routing key', () => {
    const count = (kind: string) => PLACES.filter((place) => place.kind === kind).length
    expect(count('town')).toBeGreaterThan(500)
    expect(count('area')).toBeGreaterThan(150)
    expect(count('routing key')).toBe(139)
  })

  test('no two of one county and name, and none is the far outlier of its county', () => {
    const named = PLACES.filter(({ kind }) => kind !== 'routing key')
    expect(new Set(named.map((place) => `${plainName(place)}, ${place.county}`)).size).toBe(named.length)
    for (const place of named) {
      const nearest = Math.min(
        ...named
          .filter(({ county, name }) => county === place.county && name !== place.name)
          .map((other) => distanceKm(place, other)),
      )
      expect([place.name, nearest < 40]).toEqual([place.name, true])
    }
  })

  test.each([
    ['Dublin', 'Cork', 219],
    ['Dublin', 'Galway', 187],
    ['Dublin', 'Belfast', 142],
    ['Cork', 'Limerick', 86],
    ['Sligo', 'Letterkenny', 88],
  ])('from %s to %s as the crow flies', (from, to, km) => {
    expect(kmBetween(from, to)).toBeGreaterThan(km * 0.98)
    expect(kmBetween(from, to)).toBeLessThan(km * 1.02)
  })

  test.each([
    ['D06', 'Ranelagh', 2],
    ['D6W', 'Templeogue', 3],
    ['D02', 'Temple Bar', 3],
    ['D13', 'Howth', 6],
    ['T12', 'Wilton', 3],
    ['V94', 'Castletroy', 6],
    ['H91', 'Salthill', 4],
    ['A94', 'Stillorgan', 3],
  ])('%s lies at %s', (key, area, km) => expect(kmBetween(key, area)).toBeLessThan(km))
})

describe('what is typed', () => {
  test.each([
    ['rathmines', 'Rathmines'],
    ['  DUN   LAOGHAIRE ', 'Dún Laoghaire'],
    ['Dún Laoghaire', 'Dún Laoghaire'],
    ["harold's cross", "Harold's Cross"],
    ['Harolds Cross', "Harold's Cross"],
    ['Co. Cork', 'Cork'],
    ['County Galway', 'Galway'],
    ['Baile Átha Cliath', 'Dublin'],
    ['gaillimh', 'Galway'],
    ['An Daingean', 'Dingle'],
    ['Dublin 6', 'D06'],
    ['dublin 6w', 'D6W'],
    ['Dublin 15', 'D15'],
    ['Rathmines, Dublin 6', 'D06'],
    ['baile átha cliath 4', 'D04'],
    ['d6', 'D06'],
    ['D06', 'D06'],
    ['D06 X2Y3', 'D06'],
    ['d06x2y3', 'D06'],
    ['12 Main Street, Rathmines', 'Rathmines'],
    ['Blackrock', 'Blackrock'],
    ['Blackrock, Co. Louth', 'Blackrock, Louth'],
    ['blackrock cork', 'Blackrock, Cork'],
    ['Dublin 23', null],
    ['Paris', null],
    ['', null],
    [',,,', null],
    ['(*', null],
  ])('%s is %s', (typed, name) => expect(nameOf(typed)).toBe(name))

  test('every place is found by the name that it goes by', () => {
    for (const { name } of PLACES) expect(nameOf(name)).toBe(name)
  })
})

describe('suggestions', () => {
  const names = (typed: string) => suggestPlaces(typed, 8).map(({ name }) => name)

  test('begin with what is typed, in either language, largest first', () => {
    expect(names('rathm')[0]).toBe('Rathmines')
    expect(names('rathm')).toContain('Rathmore')
    expect(names('cor')[0]).toBe('Cork')
    expect(names('corcai')).toEqual(['Cork'])
    expect(names('blackr')).toEqual(['Blackrock', 'Blackrock, Louth', 'Blackrock, Cork'])
    expect(names('a')).toHaveLength(8)
  })

  test('routing keys, also of an eircode half typed', () => {
    expect(names('d0')).toEqual(['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08'])
    expect(names('D06 X2')).toEqual(['D06'])
    expect(names('dublin 14')).toEqual(['D14'])
  })

  test('the largest towns before anything is typed, by their size', () => {
    expect(names(' ')).toEqual([...POPULAR_TOWNS])
    const sizes = POPULAR_TOWNS.map((name) => placeNamed(name)!.size)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  test.each([
    ['Dubln', 'Dublin'],
    ['Dubiln', 'Dublin'],
    ['corkk', 'Cork'],
    ['Waterfrod', 'Waterford'],
    ['rathmnies', 'Rathmines'],
  ])('%s is meant as %s', (typed, name) => {
    expect(findPlaceMeant(typed)?.name).toBe(name)
    expect(names(typed)[0]).toBe(name)
  })

  test('what is begun with a slip is suggested, and no slip makes another place of one that is known', () => {
    expect(names('drogeda')).toContain('Drogheda')
    expect(names('tullamoer')[0]).toBe('Tullamore')
    for (const { name } of PLACES) expect(findPlaceMeant(name)?.name).toBe(name)
  })

  test.each(['Zagreb', 'Paris', 'Atlantis', 'Dublin 23', 'Crk', 'Nowhere'])('%s is nowhere near', (typed) => {
    expect(findPlaceMeant(typed)).toBeNull()
    expect(names(typed)).toEqual([])
  })
})

describe('where a vendor works from', () => {
  test.each([
    ['Dublin', 'Ranelagh', 'Ranelagh'],
    ['Dublin', 'D08 AE12', 'D08'],
    ['Dublin', 'Dublin 7', 'D07'],
    ['Dundalk', 'Blackrock', 'Blackrock, Louth'],
    ['Cork', 'Blackrock', 'Blackrock, Cork'],
    ['Letterkenny', 'Glencar', 'Letterkenny'],
    ['Carlow', 'Tullow Road', 'Carlow'],
    ['Somewhere', 'Salthill', 'Salthill'],
    ['Somewhere', 'Nowhere', undefined],
  ])('%s, %s: %s', (city, location, name) => expect(vendorPlace({ city, location })?.name).toBe(name))
})

test('the places around another, nearest first', () => {
  const around = placesWithin(placeNamed('Rathmines')!, 3)
  expect(around[0]).toMatchObject({ km: 0 })
  expect(around.map(({ place }) => place.name)).toContain('Ranelagh')
  expect(around.map(({ place }) => place.name)).not.toContain('Howth')
  expect(around.every(({ km }, index) => km <= 3 && km >= (around[index - 1]?.km ?? 0))).toBe(true)
})
