import { instantOf } from '@anseo/domain/dublin-time'
import { DEFAULT_WEEKLY_HOURS, type HourRange } from '@anseo/domain/working-hours'
import { expect, test } from 'vitest'
import type { TimeOff } from '../../queries/hours.ts'
import { offText } from './off-text.ts'

const MONDAY = { year: 2026, month: 11, day: 23 }

/** Returns the text for a Monday with these hours of work and of time off. */
function textWith(work: [number, number][], off: [number, number][]) {
  const mon = work.map(([startHour, endHour]): HourRange => ({ startHour, endHour }))
  const timeOff = off.map(
    ([from, to]) => ({ start: instantOf(MONDAY, from), end: instantOf(MONDAY, to) }) as TimeOff,
  )
  return offText({ timeOff, weeklyHours: { ...DEFAULT_WEEKLY_HOURS, mon } }, MONDAY)
}

const WITH_LUNCH: [number, number][] = [
  [9, 13],
  [14, 17],
]

test.each<[string, [number, number][], [number, number][], string | null]>([
  ['an open day', [[8, 21]], [], null],
  ['an hour off', [[8, 21]], [[10, 11]], null],
  ['a morning off', WITH_LUNCH, [[0, 13]], null],
  ['all of its working times off', WITH_LUNCH, [[9, 17]], 'Time off'],
  [
    'all of them by several',
    WITH_LUNCH,
    [
      [12, 24],
      [0, 12],
    ],
    'Time off',
  ],
  ['a day off that ends before its night', [[17, 26]], [[0, 24]], 'Time off'],
  ['a closed day', [], [], 'Closed'],
  ['an hour off on a closed day', [], [[10, 11]], 'Closed'],
  ['a closed day within days off', [], [[-24, 48]], 'Time off'],
])('the month says of %s what it is', (_, work, off, text) => {
  expect(textWith(work, off)).toBe(text)
})
