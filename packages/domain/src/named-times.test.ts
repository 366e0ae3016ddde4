// @module-tag time
import { expect, test } from 'vitest'
import { daysOfNamedTime } from './named-times.ts'

const day = (number: number) => ({ year: 2026, month: 11, day: number })

test.each([
  ['Wednesday', '2026-11-25T12:00:00Z', [28, 29]],
  ['Friday', '2026-11-27T23:59:00Z', [28, 29]],
  ['Saturday', '2026-11-28T09:00:00Z', [28, 29]],
  ['Sunday', '2026-11-29T09:00:00Z', [29]],
])('on a %s the weekend is what is left of it', (_name, now, days) => {
  expect(daysOfNamedTime('weekend', new Date(now))).toEqual({ dates: days.map(day), fromHour: 0 })
})

test('today and tonight are the day in Dublin, tonight from 6 PM on', () => {
  const now = new Date('2026-06-30T23:30:00Z')
  const dates = [{ year: 2026, month: 7, day: 1 }]
  expect(daysOfNamedTime('today', now)).toEqual({ dates, fromHour: 0 })
  expect(daysOfNamedTime('tonight', now)).toEqual({ dates, fromHour: 18 })
})
