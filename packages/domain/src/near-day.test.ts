// @module-tag time
import { expect, test } from 'vitest'
import { formatLongDay, formatNearDay, formatNearMoment, formatShortDay } from './near-day.ts'

const NOW = new Date('2026-11-21T23:30:00Z')

test('near days have a name, in Dublin', () => {
  expect(formatNearDay({ year: 2026, month: 11, day: 21 }, NOW)).toBe('Today, Sat 21 Nov')
  expect(formatNearDay({ year: 2026, month: 11, day: 22 }, NOW)).toBe('Tomorrow, Sun 22 Nov')
  expect(formatNearDay({ year: 2026, month: 11, day: 20 }, NOW)).toBe('Yesterday, Fri 20 Nov')
  expect(formatNearDay({ year: 2026, month: 11, day: 25 }, NOW)).toBe('Wed 25 Nov')
})

test('where room is short a near day is its name alone', () => {
  expect(formatShortDay({ year: 2026, month: 11, day: 21 }, NOW)).toBe('Today')
  expect(formatShortDay({ year: 2026, month: 11, day: 22 }, NOW)).toBe('Tomorrow')
  expect(formatShortDay({ year: 2026, month: 11, day: 25 }, NOW)).toBe('Wed 25 Nov')
})

test('moments end a sentence', () => {
  expect(formatNearMoment(new Date('2026-11-21T15:00:00Z'), NOW)).toBe('03:00 PM today')
  expect(formatNearMoment(new Date('2026-11-22T16:05:00Z'), NOW)).toBe('04:05 PM tomorrow')
  expect(formatNearMoment(new Date('2026-11-25T18:00:00Z'), NOW)).toBe('06:00 PM on Wed 25 Nov')
  expect(formatNearMoment(new Date('2026-06-21T18:00:00Z'), NOW)).toBe('07:00 PM on Sun 21 Jun')
})

test('a day as a headline', () => {
  expect(formatLongDay({ year: 2026, month: 11, day: 21 })).toBe('Saturday 21 November')
})
