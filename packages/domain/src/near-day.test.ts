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

test('a day of another year names it, unless it is near', () => {
  expect(formatNearDay({ year: 2027, month: 6, day: 22 }, NOW)).toBe('Tue 22 Jun 2027')
  expect(formatShortDay({ year: 2025, month: 11, day: 22 }, NOW)).toBe('Sat 22 Nov 2025')
  expect(formatNearMoment(new Date('2027-06-22T08:00:00Z'), NOW)).toBe('09:00 AM on Tue 22 Jun 2027')
  const newYearsEve = new Date('2026-12-31T12:00:00Z')
  expect(formatNearDay({ year: 2027, month: 1, day: 1 }, newYearsEve)).toBe('Tomorrow, Fri 1 Jan')
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
