import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_KEYS, DEFAULT_SPECIALITIES, defaultChecks } from './default-specialities.ts'
import {
  areAlike,
  featuredSpecialities,
  isSpecialityKey,
  keyFromLabel,
  openSpecialities,
  shownSpecialities,
  specialityLabel,
} from './specialities.ts'
import { mandatoryChecks } from './vetting-checks.ts'
import { rarestWall, WALLS } from './walls.ts'

test('the seven keep their order, and their spelling in addresses; people read them without underscores', () => {
  expect(DEFAULT_KEYS).toEqual([
    'Hairstylist',
    'Nail_Technician',
    'Makeup_Artist',
    'Babysitter',
    'Massage_Therapist',
    'Personal Chef',
    'Cleaner',
  ])
  expect(DEFAULT_KEYS.map((key) => specialityLabel(DEFAULT_SPECIALITIES, key))).toEqual([
    'Hairstylist',
    'Nail Technician',
    'Makeup Artist',
    'Babysitter',
    'Massage Therapist',
    'Personal Chef',
    'Cleaner',
  ])
  expect(DEFAULT_KEYS.every(isSpecialityKey)).toBe(true)
})

test('a label is read from the list, and from the key where the list has none', () => {
  const list = [{ name: 'Cleaner', label: 'House cleaner' }]
  expect([specialityLabel(list, 'Cleaner'), specialityLabel(list, 'Dog_Walker')]).toEqual([
    'House cleaner',
    'Dog Walker',
  ])
})

describe('a key', () => {
  test.each([
    ['Dog Walker', 'Dog_Walker'],
    ['  Múinteoir   Gaeilge ', 'Muinteoir_Gaeilge'],
    ['D.J. & MC', 'D_J_MC'],
    ["Children's parties", 'Childrens_parties'],
    ['Łapacz snów', 'Łapacz_snow'],
    ['🎈', ''],
  ])('of %j is %j', (label, key) => {
    expect(keyFromLabel(label)).toBe(key)
  })

  test('from any label is well formed or empty, and stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (label) => {
        const key = keyFromLabel(label)
        expect(key === '' || isSpecialityKey(key)).toBe(true)
        expect(keyFromLabel(key)).toBe(key)
      }),
    )
  })

  test.each([
    '',
    ' Chef',
    'Chef ',
    'Dog__Walker',
    '../admin',
    'a/b',
    'a?b',
    '<b>',
    'a\nb',
    '__proto__',
    '%41',
  ])('%j is none', (text) => {
    expect(isSpecialityKey(text)).toBe(false)
  })

  test('is taken by another that reads the same', () => {
    expect(areAlike('Personal Chef', 'personal_chef')).toBe(true)
    expect(areAlike('Personal Chef', 'Chef')).toBe(false)
  })
})

test('retired ones are offered to visitors while they have vendors, and never to new vendors', () => {
  const list = [
    { name: 'A', label: 'A', active: true, inUse: false },
    { name: 'B', label: 'B', active: false, inUse: true },
    { name: 'C', label: 'C', active: false, inUse: false },
  ]
  expect(shownSpecialities(list).map(({ name }) => name)).toEqual(['A', 'B'])
  expect(openSpecialities(list).map(({ name }) => name)).toEqual(['A'])
})

test('a picture shows the wanted ones, and others in the place of those that were retired', () => {
  const list = ['A', 'B', 'C', 'D'].map((name) => ({ name, label: name, active: name !== 'B', inUse: true }))
  const names = (wanted: string[]) => featuredSpecialities(list, wanted).map(({ name }) => name)
  expect(names(['D', 'B', 'A'])).toEqual(['D', 'C', 'A'])
  expect(names(['X', 'Y', 'A', 'Z'])).toEqual(['C', 'D', 'A'])
})

test('every vendor shows who it is and what covers a mishap, and further papers by its trade', () => {
  expect(mandatoryChecks([])).toEqual(['identity', 'insurance'])
  expect(mandatoryChecks(['food-safety', 'identity'])).toEqual(['identity', 'insurance', 'food-safety'])
  for (const key of DEFAULT_KEYS) expect(mandatoryChecks(defaultChecks(key))).toEqual(defaultChecks(key))
})

test('a new one gets the colour that the fewest have', () => {
  expect(rarestWall([])).toBe('heather')
  expect(rarestWall(WALLS)).toBe('heather')
  expect(rarestWall(['heather', 'fuchsia', ...WALLS])).toBe('foxglove')
})
