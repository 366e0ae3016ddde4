// @module-tag time
import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, sameDate, weekday } from './calendar-date.ts'
import {
  addMonths,
  isoMonth,
  monthOf,
  monthSpan,
  monthTitle,
  parseMonth,
  weeksOfMonth,
} from './calendar-month.ts'

const months = record({
  year: integer({ min: 1980, max: 2200 }),
  month: integer({ min: 1, max: 12 }),
})

test.each([
  ['2026-11', { year: 2026, month: 11 }],
  ['2026-13', null],
  ['2026-00', null],
  ['0026-01', null],
  ['9999-11', { year: 9999, month: 11 }],
  ['9999-12', null],
  ['2026-1', null],
  ['november', null],
])('%s is read as %j', (text, month) => expect(parseMonth(text)).toEqual(month))

test('a month is written as it is read, and named', () => {
  assert(
    property(months, (month) => {
      expect(parseMonth(isoMonth(month))).toEqual(month)
    }),
  )
  expect(monthTitle({ year: 2026, month: 3 })).toBe('March 2026')
})

test('months follow each other without a gap, whatever the clocks do', () => {
  assert(
    property(months, (month) => {
      const { from, to } = monthSpan(month)
      expect(monthSpan(addMonths(month, 1)).from).toEqual(to)
      expect(monthOf(from)).toEqual(month)
      expect(monthOf(new Date(to.getTime() - 1))).toEqual(month)
      expect(monthOf(to)).toEqual(addMonths(month, 1))
    }),
  )
})

test('going forth and back comes home', () => {
  assert(
    property(months, integer({ min: -500, max: 500 }), (month, count) => {
      expect(addMonths(addMonths(month, count), -count)).toEqual(month)
    }),
  )
})

test('October begins in summer time and ends in winter time', () => {
  const { from, to } = monthSpan({ year: 2026, month: 10 })
  expect([from.toISOString(), to.toISOString()]).toEqual([
    '2026-09-30T23:00:00.000Z',
    '2026-11-01T00:00:00.000Z',
  ])
})

test('the weeks of a month are whole, follow each other, and none is of another month alone', () => {
  assert(
    property(months, (month) => {
      const weeks = weeksOfMonth(month)
      const days = weeks.flat()
      expect(days.length).toBe(weeks.length * 7)
      expect(weekday(days[0]!)).toBe('mon')
      expect(days.every((day, index) => index === 0 || sameDate(day, addDays(days[index - 1]!, 1)))).toBe(
        true,
      )
      expect(weeks.every((week) => week.some((day) => day.month === month.month))).toBe(true)
    }),
  )
  expect(weeksOfMonth({ year: 2027, month: 2 })).toHaveLength(4)
  expect(weeksOfMonth({ year: 2026, month: 11 })).toHaveLength(6)
})
