import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekday } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { formatSlotDate, parseSlotDate } from './slot-date.ts'
import { usualTimes } from './usual-times.ts'

const TUESDAY = { start: new Date('2026-10-06T09:00:00Z') }
const FIRST = { year: 2026, month: 10, day: 13 }

const daysFrom = (count: number, freeOf: (index: number) => string[]) =>
  Array.from({ length: count }, (_, index) => ({
    slotDate: formatSlotDate(addDays(FIRST, index)),
    free: freeOf(index),
  }))

test('the next three at the usual weekday and wall time, also across a change of the clocks', () => {
  const days = daysFrom(42, () => ['09:00 AM', '10:00 AM'])
  expect(usualTimes(TUESDAY, days)).toEqual([
    { slotDate: '13_10_2026', startTime: '10:00 AM' },
    { slotDate: '20_10_2026', startTime: '10:00 AM' },
    { slotDate: '27_10_2026', startTime: '10:00 AM' },
  ])
})

test('a day on which that time is taken is left out, and none is better than another time', () => {
  const days = daysFrom(42, (index) => (index === 7 ? ['10:00 AM'] : ['10:15 AM']))
  expect(usualTimes(TUESDAY, days)).toEqual([{ slotDate: '20_10_2026', startTime: '10:00 AM' }])
  expect(usualTimes(TUESDAY, [])).toEqual([])
})

test('whatever is offered is free, on that weekday, once, and at that wall time', () => {
  const start = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const free = fc.array(fc.constantFrom('09:00 AM', '10:00 AM', '06:15 PM', '12:00 AM'))
  fc.assert(
    fc.property(start, fc.array(free, { maxLength: 42 }), (at, frees) => {
      const days = daysFrom(frees.length, (index) => frees[index]!)
      const offered = usualTimes({ start: at }, days)
      expect(offered.length).toBeLessThanOrEqual(3)
      expect(new Set(offered.map(({ slotDate }) => slotDate)).size).toBe(offered.length)
      for (const { slotDate, startTime } of offered) {
        expect(days.find((day) => day.slotDate === slotDate)!.free).toContain(startTime)
        expect(weekday(parseSlotDate(slotDate)!)).toBe(weekday(dublinDate(at)))
      }
    }),
  )
})
