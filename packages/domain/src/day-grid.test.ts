// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatSpan, weekOf } from './calendar-week.ts'
import { closedHours, columnDate, gridBounds, lanesOf, withinGrid } from './day-grid.ts'
import { instantOf } from './dublin-time.ts'
import { isWholeDays, timeOffText } from './time-off-text.ts'
import { DEFAULT_WEEKLY_HOURS } from './working-hours.ts'

const DAY = { year: 2026, month: 11, day: 24 }
const at = (text: string) => new Date(text)

describe('what of a stretch falls into the grid of a day', () => {
  test.each([
    ['inside', '2026-11-24T10:00Z', '2026-11-24T12:30Z', { startHour: 10, endHour: 12.5 }],
    ['over its ends', '2026-11-23T00:00Z', '2026-11-26T00:00Z', { startHour: 8, endHour: 21 }],
    ['from the evening before', '2026-11-23T20:00Z', '2026-11-24T10:00Z', { startHour: 8, endHour: 10 }],
    ['until the next morning', '2026-11-24T19:00Z', '2026-11-25T09:00Z', { startHour: 19, endHour: 21 }],
    ['before it opens', '2026-11-24T05:00Z', '2026-11-24T08:00Z', null],
    ['after it closes', '2026-11-24T21:00Z', '2026-11-24T23:00Z', null],
    ['the day before', '2026-11-23T10:00Z', '2026-11-24T00:00Z', null],
    ['the day after', '2026-11-25T00:00Z', '2026-11-25T12:00Z', null],
  ])('%s', (_, start, end, hours) => {
    expect(withinGrid({ start: at(start), end: at(end) }, DAY)).toEqual(hours)
  })

  test.each([
    ['back', { year: 2026, month: 10, day: 25 }, '2026-10-25T10:00Z', 10],
    ['back, the day before', { year: 2026, month: 10, day: 24 }, '2026-10-24T10:00Z', 11],
    ['forward', { year: 2026, month: 3, day: 29 }, '2026-03-29T10:00Z', 11],
    ['forward, the day before', { year: 2026, month: 3, day: 28 }, '2026-03-28T10:00Z', 10],
  ])('where the clocks go %s', (_, date, start, startHour) => {
    const slot = { start: at(start), end: new Date(at(start).getTime() + 7_200_000) }
    expect(withinGrid(slot, date)).toEqual({ startHour, endHour: startHour + 2 })
    const wholeDay = { start: instantOf(date, 0), end: instantOf(date, 24) }
    expect(withinGrid(wholeDay, date)).toEqual({ startHour: 8, endHour: 21 })
  })
})

test.each([
  ['within the hours', '2026-11-24T10:00Z', '2026-11-24T12:30Z', { startHour: 8, endHour: 21 }],
  ['an early one', '2026-11-24T06:30Z', '2026-11-24T07:30Z', { startHour: 6, endHour: 21 }],
  ['a late one', '2026-11-24T21:00Z', '2026-11-24T22:15Z', { startHour: 8, endHour: 23 }],
  ['one of the night', '2026-11-25T01:00Z', '2026-11-25T02:30Z', { startHour: 8, endHour: 27 }],
])('the grid shows an appointment: %s', (_, start, end, bounds) => {
  expect(gridBounds(DEFAULT_WEEKLY_HOURS, [{ start: at(start), end: at(end) }])).toEqual(bounds)
})

test.each([
  ['2026-11-24T10:00Z', 24],
  ['2026-11-24T23:45Z', 24],
  ['2026-11-25T00:30Z', 24],
  ['2026-11-25T03:45Z', 24],
  ['2026-11-25T04:00Z', 25],
])('what starts at %s is in the column of the %ith', (start, day) => {
  expect(columnDate(at(start))).toEqual({ ...DAY, day })
})

test('closed hours are what the hours of work leave of the grid', () => {
  const mon = [
    { startHour: 9, endHour: 13 },
    { startHour: 14, endHour: 19 },
  ]
  const hours = { ...DEFAULT_WEEKLY_HOURS, mon, tue: [] }
  expect(closedHours(hours, { ...DAY, day: 23 })).toEqual([
    { startHour: 8, endHour: 9 },
    { startHour: 13, endHour: 14 },
    { startHour: 19, endHour: 21 },
  ])
  expect(closedHours(hours, DAY)).toEqual([{ startHour: 8, endHour: 21 }])
  expect(closedHours(hours, { ...DAY, day: 25 })).toEqual([])
})

test('entries that share time never share a place', () => {
  const range = fc
    .tuple(fc.integer({ min: 8, max: 20 }), fc.integer({ min: 1, max: 5 }))
    .map(([startHour, length]) => ({ startHour, endHour: startHour + length }))
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), (some) => {
      const ranges = some.toSorted((a, b) => a.startHour - b.startHour)
      const places = lanesOf(ranges).map(({ lane, lanes }) => ({
        left: lane / lanes,
        right: (lane + 1) / lanes,
      }))
      ranges.forEach((a, i) => {
        ranges.slice(i + 1).forEach((b, offset) => {
          const [p, q] = [places[i]!, places[i + 1 + offset]!]
          const meet = a.startHour < b.endHour && b.startHour < a.endHour
          if (meet) expect(p.right <= q.left + 1e-9 || q.right <= p.left + 1e-9).toBe(true)
        })
      })
    }),
  )
  expect(lanesOf([{ startHour: 9, endHour: 11 }])).toEqual([{ lane: 0, lanes: 1 }])
})

test.each([
  ['2026-11-24T00:00Z', '2026-11-25T00:00Z', 'Tue 24 Nov 2026', true],
  ['2026-12-24T00:00Z', '2027-01-03T00:00Z', 'Thu 24 Dec 2026 to Sat 2 Jan 2027', true],
  ['2026-12-03T13:00Z', '2026-12-03T17:00Z', 'Thu 3 Dec 2026, 01:00 PM to 05:00 PM', false],
  ['2026-12-03T13:00Z', '2026-12-04T10:00Z', 'Thu 3 Dec 2026, 01:00 PM to Fri 4 Dec 2026, 10:00 AM', false],
  ['2026-12-03T13:00Z', '2026-12-04T00:00Z', 'Thu 3 Dec 2026, 01:00 PM to 12:00 AM', false],
  ['2026-10-24T23:00Z', '2026-10-26T00:00Z', 'Sun 25 Oct 2026', true],
])('time off from %s to %s reads %s', (start, end, text, whole) => {
  const off = { start: at(start), end: at(end) }
  expect([timeOffText(off), isWholeDays(off)]).toEqual([text, whole])
})

test('a week begins on Monday, and says its span', () => {
  const week = weekOf({ year: 2026, month: 11, day: 22 })
  expect(week.map(({ day }) => day)).toEqual([16, 17, 18, 19, 20, 21, 22])
  expect(weekOf(week[0]!)).toEqual(week)
  const span = (from: [number, number, number], to: [number, number, number]) => {
    const [a, b] = [from, to].map(([year, month, day]) => ({ year, month, day }))
    return formatSpan(a!, b!)
  }
  expect(span([2026, 11, 16], [2026, 11, 22])).toBe('16–22 Nov')
  expect(span([2026, 11, 30], [2026, 12, 6])).toBe('30 Nov–6 Dec')
  expect(span([2026, 12, 28], [2027, 1, 3])).toBe('28 Dec 2026–3 Jan 2027')
  expect(span([2026, 11, 21], [2026, 11, 21])).toBe('21 Nov')
})
