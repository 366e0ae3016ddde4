import { formatSlotDate } from '@anseo/domain/slot-date'
import { expect, test } from 'vitest'
import { quoteDays, quoteLengths, quoteStarts } from './quote-times.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const grid = { startHour: 8, endHour: 21, stepMinutes: 30 }
const days = (horizonDays: number, chosen: string) =>
  quoteDays(NOW, horizonDays, chosen).map((day) => formatSlotDate(day))

test('a quote can be for a day on which the vendor takes bookings, or for the requested day', () => {
  expect(days(61, '20_1_2027')).toHaveLength(61)
  expect(days(14, '20_1_2027').slice(-2)).toEqual(['4_12_2026', '20_1_2027'])
})

test('a quote can start at a step of the vendor that leaves room for its length, or at the requested time', () => {
  expect(quoteStarts(grid, 2).slice(0, 2)).toEqual(['08:00 AM', '08:30 AM'])
  expect(quoteStarts(grid, 2).at(-1)).toBe('07:00 PM')
  expect(quoteStarts(grid, 1, '10:15 AM').slice(3, 6)).toEqual(['09:30 AM', '10:00 AM', '10:15 AM'])
})

test('a quote lasts whole hours, or as long as the request', () => {
  expect(quoteLengths(2)).toEqual([1, 2, 3, 4, 5])
  expect(quoteLengths(1.5)).toEqual([1, 1.5, 2, 3, 4, 5])
})
