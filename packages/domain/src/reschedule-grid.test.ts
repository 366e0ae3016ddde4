// @module-tag time
import { DEFAULT_BOOKING_RULES } from './booking-rules.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar-date.ts'
import { dublinDate, instantOf } from './dublin-time.ts'
import { rescheduleStartTimes } from './reschedule-grid.ts'
import { rescheduleProblem } from './reschedule-problem.ts'
import { overlaps } from './slot.ts'
import { availability } from './slot-grid.ts'
import { somewhen } from './testing/random-calendar.ts'
import { someAppointment } from './testing/some-appointment.ts'
import { formatWallTime } from './wall-time.ts'
import { DEFAULT_WEEKLY_HOURS } from './working-hours.ts'

const ownSlot = fc.record({
  days: fc.integer({ min: 2, max: 13 }),
  hour: fc.integer({ min: 8, max: 16 }),
  hours: fc.integer({ min: 1, max: 5 }),
})

// covers: §9.9
test('the dialog offers exactly the starts from 10:00 on that the server accepts', () => {
  fc.assert(
    fc.property(somewhen, ownSlot, fc.integer({ min: 0, max: 13 }), ({ now, calendar }, own, index) => {
      const today = dublinDate(now)
      const ownDate = addDays(today, own.days)
      const slot = { start: instantOf(ownDate, own.hour), end: instantOf(ownDate, own.hour + own.hours) }
      const appointment = someAppointment({ ...slot, confirmed: true, paid: true })
      const busy = calendar.busy.filter((other) => !overlaps(other, slot))
      const others = { busy, timeOff: [], weeklyHours: DEFAULT_WEEKLY_HOURS, ...DEFAULT_BOOKING_RULES }
      const date = addDays(today, index)
      const [day] = availability({ ...others, busy: [...busy, slot] }, date, 1, now)
      const offered = day ? rescheduleStartTimes(day, slot) : []
      for (let hour = 10; hour <= 20; hour += 1) {
        const moved = { start: instantOf(date, hour), end: instantOf(date, hour + own.hours) }
        const vendor = { isVerified: true, available: true, calendar: others }
        const refused = rescheduleProblem({ appointment, slot: moved, vendor }, now)
        expect(offered.includes(formatWallTime(hour))).toBe(refused === null)
      }
      expect(offered).not.toContain('09:00 AM')
    }),
    { numRuns: 200 },
  )
})
