// @module-tag time
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIsoDate, weekday } from './calendar-date.ts'
import { easterSunday, holidaysOfYearFrom, publicHolidays } from './public-holidays.ts'

const days = (year: number) => publicHolidays(year).map(({ date }) => formatIsoDate(date).slice(5))

// Dates are those that Citizens Information and the Workplace Relations Commission publish.
test.each([
  [2023, ['01-01', '02-06', '03-17', '04-10', '05-01', '06-05', '08-07', '10-30', '12-25', '12-26']],
  [2024, ['01-01', '02-05', '03-17', '04-01', '05-06', '06-03', '08-05', '10-28', '12-25', '12-26']],
  [2026, ['01-01', '02-02', '03-17', '04-06', '05-04', '06-01', '08-03', '10-26', '12-25', '12-26']],
  [2027, ['01-01', '02-01', '03-17', '03-29', '05-03', '06-07', '08-02', '10-25', '12-25', '12-26']],
  [2028, ['01-01', '02-07', '03-17', '04-17', '05-01', '06-05', '08-07', '10-30', '12-25', '12-26']],
  // 1 February is a Friday.
  [2030, ['01-01', '02-01', '03-17', '04-22', '05-06', '06-03', '08-05', '10-28', '12-25', '12-26']],
])('%i', (year, expected) => {
  expect(days(year)).toEqual(expected)
})

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i', (year, sunday) => {
  expect(formatIsoDate(easterSunday(year))).toBe(sunday)
})

test('Easter is a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 9998 }), (year) => {
      const date = easterSunday(year)
      const monthDay = date.month * 100 + date.day
      expect([weekday(date), monthDay >= 322 && monthDay <= 425]).toEqual(['sun', true])
    }),
  )
})

test('the next twelve months hold ten, beginning with the day itself', () => {
  const names = holidaysOfYearFrom({ year: 2026, month: 12, day: 25 }).map(({ name }) => name)
  expect(names).toHaveLength(10)
  expect(names.slice(0, 3)).toEqual(['Christmas Day', "St Stephen's Day", "New Year's Day"])
  expect(holidaysOfYearFrom({ year: 2028, month: 2, day: 29 })).toHaveLength(10)
})
