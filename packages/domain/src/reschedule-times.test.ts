// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_BOOKING_RULES } from './booking-rules.ts'
import { addDays } from './calendar-date.ts'
import { clockShows, dublinDate, instantOf } from './dublin-time.ts'
import { firstRescheduleDay, isMovedByTheHour, rescheduleTimes } from './reschedule-times.ts'
import { rescheduleProblem } from './reschedule-problem.ts'
import { isUnambiguous, slotOfLength } from './slot.ts'
import { somewhen } from './testing/random-calendar.ts'
import { someGridRules, someWideHours } from './testing/random-rules.ts'
import { someAppointment } from './testing/some-appointment.ts'
import { formatWallTime } from './wall-time.ts'
import { DEFAULT_WEEKLY_HOURS } from './working-hours.ts'

const ownSlot = fc.record({
  days: fc.integer({ min: 2, max: 13 }),
  quarter: fc.integer({ min: 8 * 4, max: 16 * 4 }),
  quarters: fc.integer({ min: 1, max: 20 }),
})

/** The rules of the specification, or a vendor's own. */
const rules = fc.option(fc.record({ grid: someGridRules, weeklyHours: someWideHours }))

describe('the times of a reschedule', () => {
  test('are exactly those that the server accepts, with every vendor and in every length', () => {
    fc.assert(
      fc.property(somewhen, rules, ownSlot, fc.integer({ min: 0, max: 15 }), (moment, given, own, index) => {
        const { now } = moment
        const calendar = given
          ? { ...moment.calendar, ...given.grid, weeklyHours: given.weeklyHours }
          : moment.calendar
        const today = dublinDate(now)
        const minutes = own.quarters * 15
        const slot = slotOfLength(instantOf(addDays(today, own.days), own.quarter / 4), minutes)
        const appointment = someAppointment({ ...slot, confirmed: true, paid: true })
        const vendor = { isVerified: true, available: true, calendar }
        const date = addDays(today, index)
        const [day] = rescheduleTimes(calendar, slot, { from: date, days: 1 }, now)
        for (let hour = 0; hour < 24; hour += 0.25) {
          const moved = slotOfLength(instantOf(date, hour), minutes)
          const isSaid = clockShows(date, hour) && isUnambiguous(moved)
          const isRefused = rescheduleProblem({ appointment, slot: moved, vendor }, now) !== null
          expect([hour, day!.free.includes(formatWallTime(hour))]).toEqual([hour, isSaid && !isRefused])
        }
      }),
      { numRuns: 50 },
    )
  })

  const NOW = new Date('2026-11-21T10:20:00Z')
  const DAY = { year: 2026, month: 11, day: 24 }

  test('leave out the present start, and keep those that overlap the present slot', () => {
    const calendar = { ...DEFAULT_BOOKING_RULES, weeklyHours: DEFAULT_WEEKLY_HOURS, busy: [], timeOff: [] }
    const own = slotOfLength(instantOf(DAY, 10), 120)
    const [day] = rescheduleTimes(calendar, own, { from: DAY, days: 1 }, NOW)
    expect(day!.free.slice(0, 4)).toEqual(['08:00 AM', '09:00 AM', '11:00 AM', '12:00 PM'])
  })

  test('are by the hour only for whole hours with a vendor that is booked by the hour', () => {
    const oneHour = slotOfLength(instantOf(DAY, 10), 60)
    const evenings = { ...DEFAULT_WEEKLY_HOURS, fri: [{ startHour: 18, endHour: 26 }] }
    const by = (stepMinutes: number, weeklyHours = DEFAULT_WEEKLY_HOURS) =>
      isMovedByTheHour({ ...DEFAULT_BOOKING_RULES, stepMinutes, weeklyHours, busy: [], timeOff: [] }, oneHour)
    expect([by(60), by(30), by(60, evenings)]).toEqual([true, false, false])
  })

  test.each([
    ['from today on with one of the next two weeks', 13, 180, undefined, 0],
    ['around a later one', 90, 180, undefined, 84],
    ['until the last day that can be booked', 178, 180, undefined, 166],
    ['from today on where nothing later can be booked', 20, 14, undefined, 0],
    ['from today on with one of the next six weeks', 41, 180, 42, 0],
    ['around one that is later than six weeks', 42, 180, 42, 36],
  ])('are first shown %s', (_, ahead, horizonDays, days, first) => {
    const slot = slotOfLength(instantOf(addDays(dublinDate(NOW), ahead), 10), 60)
    expect(firstRescheduleDay(slot, horizonDays, NOW, days)).toEqual(addDays(dublinDate(NOW), first))
  })
})
