// @module-tag time
import { describe, expect, test } from 'vitest'
import { addDays, weekday } from './calendar-date.ts'
import { instantOf } from './dublin-time.ts'
import { daysOfPeriod, mondaysWithin, STATISTICS_PERIODS, periodBefore } from './statistics-period.ts'

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}
const midnight = (text: string) => instantOf(day(text), 0)

describe('a period', () => {
  test.each([
    ['week', '2026-11-16', '2026-11-22'],
    ['last-week', '2026-11-09', '2026-11-15'],
    ['4-weeks', '2026-10-26', '2026-11-22'],
    ['12-weeks', '2026-08-31', '2026-11-22'],
  ] as const)('%s is whole weeks', (period, from, to) => {
    expect(daysOfPeriod(period, new Date('2026-11-18T12:00:00Z'))).toEqual({ from: day(from), to: day(to) })
  })

  test('changes at midnight in Dublin between Sunday and Monday', () => {
    // Summer time: Dublin is an hour before UTC.
    expect(daysOfPeriod('week', new Date('2026-06-14T22:59:59Z')).from).toEqual(day('2026-06-08'))
    expect(daysOfPeriod('week', new Date('2026-06-14T23:00:00Z')).from).toEqual(day('2026-06-15'))
  })

  test('begins on a Monday and ends on a Sunday', () => {
    for (const period of STATISTICS_PERIODS) {
      const { from, to } = daysOfPeriod(period, new Date('2027-01-01T00:30:00Z'))
      expect([weekday(from), weekday(to)]).toEqual(['mon', 'sun'])
    }
  })
})

test('weeks touched by a period, also through the change of clocks', () => {
  const mondays = mondaysWithin(midnight('2026-10-19'), midnight('2026-11-02'))
  expect(mondays).toEqual([day('2026-10-19'), day('2026-10-26')])
  expect(mondaysWithin(midnight('2026-10-25'), midnight('2026-10-27'))).toEqual(mondays)
  expect(mondaysWithin(midnight('2026-11-02'), midnight('2026-11-02'))).toEqual([])
})

describe('the period before', () => {
  test('is as long, to midnight also where the clocks change', () => {
    const week = { from: midnight('2026-10-26'), to: midnight('2026-11-02') }
    expect(periodBefore(week, new Date('2027-01-01T00:00:00Z'))).toEqual({
      from: midnight('2026-10-19'),
      to: midnight('2026-10-26'),
    })
  })

  test('goes no further than the one that is not over', () => {
    const week = { from: midnight('2026-11-16'), to: midnight('2026-11-23') }
    expect(periodBefore(week, new Date('2026-11-18T12:00:00Z'))).toEqual({
      from: midnight('2026-11-09'),
      to: new Date('2026-11-11T12:00:00Z'),
    })
  })

  test('begins with the calendar where it would begin before it', () => {
    const now = new Date('2026-11-18T12:00:00Z')
    const before = periodBefore({ from: midnight('1000-01-01'), to: midnight('9999-12-31') }, now)
    expect(before.from).toEqual(midnight('1000-01-01'))
    expect(before.to.getTime()).toBeGreaterThanOrEqual(before.from.getTime())
  })

  test('has at least a day', () => {
    const from = midnight('2026-11-16')
    const before = periodBefore({ from, to: new Date(from.getTime() + 3_600_000) }, from)
    expect(before.from).toEqual(instantOf(addDays(day('2026-11-16'), -1), 0))
  })
})
