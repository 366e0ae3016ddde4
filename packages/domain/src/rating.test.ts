import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageOf, reviewCountText, reviewerName } from './rating.ts'

test('an average lies between its lowest and highest star, to one decimal', () => {
  const given = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(given, (stars) => {
      const average = averageOf({ stars: stars.reduce((a, b) => a + b), count: stars.length })!
      expect(average).toBeGreaterThanOrEqual(Math.min(...stars))
      expect(average).toBeLessThanOrEqual(Math.max(...stars))
      expect(average.toFixed(1)).toMatch(/^[1-5]\.\d$/)
    }),
  )
})

test('without reviews there is no average', () => {
  expect(averageOf({ stars: 0, count: 0 })).toBeNull()
})

test('counts are told in words', () => {
  expect([0, 1, 64, 1204].map(reviewCountText)).toEqual([
    '0 reviews',
    '1 review',
    '64 reviews',
    '1,204 reviews',
  ])
})

test.each([
  ['Emma Kelly', 'Emma K.'],
  ['Seán Óg Ó hAilpín', 'Seán H.'],
  ['emma', 'Emma'],
  ['Ciara Nolan-Byrne', 'Ciara N.'],
  ['Deleted account', 'Deleted account'],
])('%s is shown as %s', (name, shown) => {
  expect(reviewerName(name)).toBe(shown)
})
