// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dublinDate, dublinHour, instantOf } from './dublin-time.ts'
import { slotMinutes } from './slot.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { freedBy, quietUntil, type Wish, wishHours, wishProblem } from './waitlist.ts'
import { DEFAULT_WEEKLY_HOURS, eachDay } from './working-hours.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const DAY = { year: 2026, month: 11, day: 24 }
const at = (hour: number) => instantOf(DAY, hour)
const OPEN: VendorCalendar = {
  weeklyHours: DEFAULT_WEEKLY_HOURS,
  busy: [],
  timeOff: [],
  stepMinutes: 60,
  horizonDays: 14,
  bufferMinutes: 0,
  noticeHours: 0,
}
const busyAt = (...hours: [number, number][]): VendorCalendar => ({
  ...OPEN,
  busy: hours.map(([start, end]) => ({ start: at(start), end: at(end) })),
})
const wish = (changes: Partial<Wish> = {}): Wish => ({
  dates: [DAY],
  fromHour: 9,
  toHour: 17,
  minutes: 60,
  ...changes,
})
const startsOf = (before: VendorCalendar | null, after: VendorCalendar, wanted: Wish) =>
  freedBy(before, after, NOW)(wanted).map(({ start }) => dublinHour(start))

describe('what a change frees', () => {
  test('is what was not free before and lies within the hours', () => {
    expect(startsOf(busyAt([8, 12]), OPEN, wish())).toEqual([9, 10, 11])
    expect(startsOf(busyAt([8, 12]), OPEN, wish({ minutes: 120, toHour: 12 }))).toEqual([9, 10])
    expect(startsOf(OPEN, OPEN, wish())).toEqual([])
    expect(startsOf(null, busyAt([8, 16]), wish())).toEqual([16])
  })

  test('includes longer times around a short one that was freed', () => {
    expect(startsOf(busyAt([8, 12], [13, 21]), busyAt([8, 11], [13, 21]), wish({ minutes: 120 }))).toEqual([
      11,
    ])
  })

  test('goes on after midnight, where the hours do', () => {
    const late = eachDay(() => [{ startHour: 8, endHour: 28 }])
    const [before, after] = [busyAt([20, 28]), OPEN].map((one) => ({ ...one, weeklyHours: late }))
    const night = wish({ fromHour: 22, toHour: 26 })
    expect(startsOf(before!, after!, night)).toEqual([22, 23, 0, 1])
    expect(startsOf(before!, after!, { ...night, minutes: 120 })).toEqual([22, 23, 0])
    expect(startsOf(before!, after!, { ...night, toHour: 24 })).toEqual([22, 23])
  })

  test('is always as long as wished, on a wished day, within the hours, and free', () => {
    const hours = fc.tuple(fc.integer({ min: 8, max: 19 }), fc.integer({ min: 1, max: 2 }))
    fc.assert(
      fc.property(
        hours,
        hours,
        fc.integer({ min: 8, max: 16 }),
        fc.constantFrom(60, 120),
        (a, b, fromHour, minutes) => {
          const [left, gone] = [a, b].map(([start, length]) => [start, start + length] as [number, number])
          const [before, after] = [busyAt(left!, gone!), busyAt(left!)]
          for (const slot of freedBy(before, after, NOW)(wish({ fromHour, toHour: fromHour + 4, minutes }))) {
            expect(slotMinutes(slot)).toBe(minutes)
            expect(dublinDate(slot.start)).toEqual(DAY)
            expect(slot.start >= at(fromHour) && slot.end <= at(fromHour + 4)).toBe(true)
            expect(after.busy.some(({ start, end }) => start < slot.end && end > slot.start)).toBe(false)
            expect(before.busy.some(({ start, end }) => start < slot.end && end > slot.start)).toBe(true)
          }
        },
      ),
    )
  })
})

test('hours that end by midnight or later belong to the next day', () => {
  expect(wishHours('09:00 AM', '05:00 PM')).toEqual({ fromHour: 9, toHour: 17 })
  expect(wishHours('06:00 PM', '12:00 AM')).toEqual({ fromHour: 18, toHour: 24 })
  expect(wishHours('10:00 PM', '02:00 AM')).toEqual({ fromHour: 22, toHour: 26 })
  expect(wishHours('noon', '02:00 AM')).toBeNull()
})

test('a wish lies ahead and fits into its hours', () => {
  expect(wishProblem(wish(), NOW)).toBeNull()
  expect(wishProblem(wish({ dates: [{ ...DAY, day: 18 }] }), NOW)).toBeNull()
  expect(wishProblem(wish({ dates: [DAY, { ...DAY, day: 17 }] }), NOW)).toBe('PAST')
  expect(wishProblem(wish({ fromHour: 10, toHour: 11, minutes: 75 }), NOW)).toBe('TOO_SHORT')
})

test.each([
  ['2026-11-18T21:59:00Z', null],
  ['2026-11-18T22:00:00Z', '2026-11-19T08:00:00.000Z'],
  ['2026-11-19T00:30:00Z', '2026-11-19T08:00:00.000Z'],
  ['2026-11-19T07:59:59Z', '2026-11-19T08:00:00.000Z'],
  ['2026-11-19T08:00:00Z', null],
  // In summer clocks are an hour ahead.
  ['2026-07-01T21:00:00Z', '2026-07-02T07:00:00.000Z'],
])('the night of %s lasts until %s', (now, until) => {
  expect(quietUntil(new Date(now))?.toISOString() ?? null).toBe(until)
})
