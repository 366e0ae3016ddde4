import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingWindow } from './booking-window.ts'
import { WEEKDAYS } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { freeStartHours, type VendorCalendar } from './slot-grid.ts'
import { someStretch, somewhen, weeklyHours } from './testing/random-calendar.ts'
import { isWorkingHour, type WeeklyHours } from './working-hours.ts'

const freeHours = (calendar: VendorCalendar, now: Date) =>
  bookingWindow(now).map((date) => freeStartHours(calendar, date, now))

/** Returns the hours that both weeks allow, each as a range of one hour. */
const both = (a: WeeklyHours, b: WeeklyHours) =>
  Object.fromEntries(
    WEEKDAYS.map((day) => {
      const allowed = Array.from({ length: 13 }, (_, index) => index + 8).filter((hour) =>
        [a, b].every((hours) =>
          hours[day].some(({ startHour, endHour }) => startHour <= hour && hour < endHour),
        ),
      )
      return [day, allowed.map((hour) => ({ startHour: hour, endHour: hour + 1 }))]
    }),
  ) as WeeklyHours

/** A calendar, and the same calendar with one more restriction that a vendor can set. */
const narrowed = somewhen.chain(({ now, calendar }) =>
  fc
    .oneof(
      fc.integer({ min: 0, max: 12 }).map((more) => ({ bufferMinutes: calendar.bufferMinutes + 60 * more })),
      fc.integer({ min: 0, max: 336 }).map((more) => ({ noticeHours: calendar.noticeHours + more })),
      weeklyHours.map((hours) => ({ weeklyHours: both(calendar.weeklyHours, hours) })),
      someStretch(dublinDate(now), 300).map((off) => ({ timeOff: [...calendar.timeOff, off] })),
    )
    .map((change) => ({ now, calendar, narrower: { ...calendar, ...change } })),
)

test('free hours lie in the grid and in the hours of work, breaks left out', () => {
  fc.assert(
    fc.property(somewhen, ({ now, calendar }) => {
      bookingWindow(now).forEach((date) => {
        for (const hour of freeStartHours(calendar, date, now)) {
          expect([hour >= 8, hour <= 20, isWorkingHour(calendar.weeklyHours, date, hour)]).toEqual([
            true,
            true,
            true,
          ])
        }
      })
    }),
    { numRuns: 100 },
  )
})

test('whatever a vendor sets only narrows what can be booked (S6)', () => {
  fc.assert(
    fc.property(narrowed, ({ now, calendar, narrower }) => {
      const before = freeHours(calendar, now)
      freeHours(narrower, now).forEach((hours, day) =>
        expect(before[day]).toEqual(expect.arrayContaining(hours)),
      )
    }),
    { numRuns: 200 },
  )
})
