// @module-tag time
// covers: ASVS 2.2.3
import { DEFAULT_BOOKING_RULES } from './booking-rules.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alternatives } from './alternatives.ts'
import type { BookingFacts } from './booking-problem.ts'
import { bookingProblem } from './booking-problem.ts'
import { bookingWindow } from './booking-window.ts'
import type { CalendarDate } from './calendar-date.ts'
import { addDays } from './calendar-date.ts'
import { dublinDate, instantOf } from './dublin-time.ts'
import type { Slot } from './slot.ts'
import { overlaps, slotFromWire, slotHours } from './slot.ts'
import type { VendorCalendar } from './slot-grid.ts'
import {
  availability,
  endHours,
  endTimesFrom,
  freeStartHours,
  hoursAhead,
  nextFreeStarts,
  preselectedDate,
  startTimesFrom,
} from './slot-grid.ts'
import { somewhen } from './testing/random-calendar.ts'
import { formatWallTime } from './wall-time.ts'
import { DEFAULT_WEEKLY_HOURS } from './working-hours.ts'

const PROFILE = { phone: '+35312345678', line1: '1 Main Street', eircode: 'D06 X2Y7' }
const EMPTY: VendorCalendar = {
  busy: [],
  timeOff: [],
  weeklyHours: DEFAULT_WEEKLY_HOURS,
  ...DEFAULT_BOOKING_RULES,
}
const DAY = { year: 2026, month: 11, day: 24 }
const NOW = new Date('2026-11-21T10:20:00Z')
const dayIndex = fc.integer({ min: -1, max: 15 })

function slotOf(date: CalendarDate, startHour: number, endHour: number): Slot {
  return { start: instantOf(date, startHour), end: instantOf(date, endHour) }
}

function refusal(calendar: VendorCalendar, slot: Slot, now: Date): string | undefined {
  const vendor = { isVerified: true, available: true, calendar }
  return bookingProblem({ slot, vendor, profile: PROFILE, pendingCount: 0 }, now)?.code
}

function free(changes: Partial<VendorCalendar>, now = NOW, date: CalendarDate = DAY): number[] {
  return freeStartHours({ ...EMPTY, ...changes }, date, now)
}

describe('over random calendars', () => {
  // covers: §6.11
  test('the page offers exactly the bookings that the server accepts', () => {
    fc.assert(
      fc.property(somewhen, dayIndex, ({ now, calendar }, index) => {
        const date = addDays(dublinDate(now), index)
        const [day] = availability(calendar, date, 1, now)
        for (let startHour = 7; startHour <= 21; startHour += 1) {
          const ends = endTimesFrom(day?.free ?? [], formatWallTime(startHour), 60)
          for (let endHour = startHour + 1; endHour <= Math.min(startHour + 6, 22); endHour += 1) {
            const offered = ends.includes(formatWallTime(endHour))
            expect(offered).toBe(!refusal(calendar, slotOf(date, startHour, endHour), now))
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  test('free hours meet nothing busy, lie in the grid, and are not past', () => {
    fc.assert(
      fc.property(somewhen, dayIndex, ({ now, calendar }, index) => {
        const date = addDays(dublinDate(now), index)
        for (const hour of freeStartHours(calendar, date, now)) {
          const slot = slotOf(date, hour, hour + 1)
          const closed = [...calendar.busy, ...calendar.timeOff].some((taken) => overlaps(taken, slot))
          expect([closed, slot.start > now, hour >= 8, hour < 21]).toEqual([false, true, true, true])
        }
      }),
      { numRuns: 200 },
    )
  })

  // covers: §5.17
  test('ends run from start + duration on without a gap, at most five hours and 21:00', () => {
    const someHours = fc.uniqueArray(fc.integer({ min: 8, max: 20 }))
    fc.assert(
      fc.property(
        someHours,
        fc.integer({ min: 8, max: 20 }),
        fc.integer({ min: 1, max: 5 }),
        (free, start, length) => {
          for (let end = start + 1; end <= 23; end += 1) {
            const allFree = Array.from({ length: end - start }, (_, i) => start + i).every((h) =>
              free.includes(h),
            )
            const valid = allFree && end >= start + length && end - start <= 5 && end <= 21
            expect(endHours(free, start, length).includes(end)).toBe(valid)
          }
        },
      ),
    )
  })

  test('alternatives are bookable, as long as wanted, distinct, and three when there are three', () => {
    fc.assert(
      fc.property(
        somewhen,
        fc.integer({ min: 8, max: 16 }),
        fc.integer({ min: 1, max: 5 }),
        ({ now, calendar }, hour, length) => {
          const date = dublinDate(now)
          const found = alternatives(calendar, slotOf(date, hour, hour + length), now)
          for (const slot of found) {
            expect(refusal(calendar, slot, now)).toBeUndefined()
            expect(slotHours(slot)).toBe(length)
          }
          const days = availability(calendar, date, 14, now)
          const possible = days.reduce((sum, day) => sum + startTimesFrom(day.free, length * 60).length, 0)
          expect(found).toHaveLength(Math.min(3, possible))
          expect(new Set(found.map(({ start }) => start.getTime())).size).toBe(found.length)
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('the next free start is the first of all free hours', () => {
  fc.assert(
    fc.property(somewhen, ({ calendar, now }) => {
      const all = bookingWindow(now).flatMap((date) =>
        freeStartHours(calendar, date, now).map((hour) => ({ date, hour })),
      )
      expect(nextFreeStarts(calendar, now, 3)).toEqual(all.slice(0, 3))
    }),
  )
})

describe('one day', () => {
  // covers: §9.7
  test('an empty one is free from 08:00 to 20:00', () => {
    expect(free({})).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  })

  // covers: §5.20, §9.8
  test('today starts at the next full hour; a slot that starts now is past', () => {
    expect(free({}, NOW, dublinDate(NOW))[0]).toBe(11)
    expect(free({}, new Date('2026-11-21T11:00:00Z'), dublinDate(NOW))[0]).toBe(12)
    expect(free({}, new Date('2026-11-21T10:59:59.999Z'), dublinDate(NOW))[0]).toBe(11)
    expect(free({}, new Date('2026-11-21T20:00:00Z'), dublinDate(NOW))).toEqual([])
  })

  test('back to back is fine, the buffer of a new booking is kept', () => {
    const busy = [slotOf(DAY, 12, 14)]
    expect(free({ busy })).toEqual([8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20])
    expect(free({ busy, bufferMinutes: 60 })).toEqual([8, 9, 10, 14, 15, 16, 17, 18, 19, 20])
    expect(endTimesFrom(['10:00 AM', '11:00 AM', '02:00 PM'], '10:00 AM', 60)).toEqual([
      '11:00 AM',
      '12:00 PM',
    ])
  })

  test('exactly the notice is enough', () => {
    const now = instantOf(DAY, 10)
    expect(free({ noticeHours: 2 }, now)[0]).toBe(12)
    expect(free({ noticeHours: 2 }, new Date(now.getTime() + 1))[0]).toBe(13)
  })

  test('working hours and time off only narrow it', () => {
    const weeklyHours = { ...DEFAULT_WEEKLY_HOURS, tue: [{ startHour: 9, endHour: 12 }] }
    expect(free({ weeklyHours })).toEqual([9, 10, 11])
    expect(free({ weeklyHours, timeOff: [slotOf(DAY, 10, 11)] })).toEqual([9, 11])
    const halfHour = { start: instantOf(DAY, 9), end: new Date(instantOf(DAY, 9).getTime() + 60_000) }
    expect(free({ weeklyHours, timeOff: [halfHour] })).toEqual([10, 11])
  })

  // covers: §9.6
  test('the window has 14 days, in order, beginning today', () => {
    const days = bookingWindow(NOW)
    expect([days.length, days[0], days[13]]).toEqual([14, dublinDate(NOW), { year: 2026, month: 12, day: 4 }])
    expect(free({}, NOW, { year: 2026, month: 12, day: 4 })).toHaveLength(13)
    expect(free({}, NOW, { year: 2026, month: 12, day: 5 })).toEqual([])
  })

  test('tomorrow is preselected when today has no slot left', () => {
    const late = new Date('2026-10-24T20:30:00Z')
    expect(preselectedDate(['09:00 AM'], late)).toEqual({ year: 2026, month: 10, day: 24 })
    expect(preselectedDate([], late)).toEqual({ year: 2026, month: 10, day: 25 })
  })

  test('starts for a longer booking need all their hours', () => {
    expect(startTimesFrom(['08:00 AM', '09:00 AM', '10:00 AM', '12:00 PM'], 120)).toEqual([
      '08:00 AM',
      '09:00 AM',
    ])
  })
})

describe('alternatives', () => {
  test('come from that day first, nearest first', () => {
    const wanted = slotOf(DAY, 12, 14)
    const found = alternatives({ ...EMPTY, busy: [wanted] }, wanted, NOW)
    expect(found).toEqual([slotOf(DAY, 10, 12), slotOf(DAY, 14, 16), slotOf(DAY, 9, 11)])
  })

  test('go on to the following days', () => {
    const full = slotOf(DAY, 8, 20)
    const found = alternatives({ ...EMPTY, busy: [full] }, slotOf(DAY, 12, 13), NOW)
    expect(found).toEqual([
      slotOf(DAY, 20, 21),
      slotOf(addDays(DAY, 1), 12, 13),
      slotOf(addDays(DAY, 1), 11, 12),
    ])
  })

  test('are looked for day by day, however far ahead the vendor could be booked', () => {
    const wanted = slotOf({ year: 9990, month: 1, day: 1 }, 12, 14)
    expect(alternatives({ ...EMPTY, horizonDays: 2 ** 32, busy: [wanted] }, wanted, NOW)).toHaveLength(3)
  })

  test('leave out the present time of the appointment that moves', () => {
    const [wanted, present] = [slotOf(DAY, 12, 14), slotOf(DAY, 10, 12)]
    const found = alternatives({ ...EMPTY, busy: [wanted] }, wanted, NOW, present)
    expect(found).toEqual([slotOf(DAY, 14, 16), slotOf(DAY, 9, 11), slotOf(DAY, 15, 17)])
  })
})

// covers: §9.7
test("today's grid begins with the next full hour of Dublin's clock, every other day's when it opens", () => {
  const day = (date: number) => ({ year: 2026, month: 7, day: date })
  const at = (time: string) => hoursAhead(day(21), new Date(`2026-07-21T${time}Z`))
  expect(at('04:00:00').slice(0, 2)).toEqual([8, 9])
  expect(at('11:30:00')[0]).toBe(13)
  expect(at('12:00:00')[0]).toBe(14)
  expect(at('18:59:59')).toEqual([20])
  expect(at('19:00:00')).toEqual([])
  const tomorrow = hoursAhead(day(22), new Date('2026-07-21T19:00:00Z'))
  expect([tomorrow[0], tomorrow.at(-1)]).toEqual([8, 20])
})

test('booking refuses with the reason that fits', () => {
  const vendor = { isVerified: true, available: true, calendar: EMPTY }
  const wire = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
  const facts: BookingFacts = { slot: slotFromWire(wire), vendor, profile: PROFILE, pendingCount: 9 }
  const code = (changes: Partial<BookingFacts>) => bookingProblem({ ...facts, ...changes }, NOW)?.code
  expect(code({})).toBeUndefined()
  expect(code({ slot: null })).toBe('SLOT_INVALID')
  expect(code({ slot: slotFromWire({ ...wire, endTime: '04:00 PM' }) })).toBe('SLOT_INVALID')
  expect(code({ slot: slotFromWire({ ...wire, slotDate: '20_11_2026' }) })).toBe('SLOT_PAST')
  const startsNow = slotFromWire({ ...wire, slotDate: '21_11_2026' })
  expect(bookingProblem({ ...facts, slot: startsNow }, new Date('2026-11-21T10:00:00Z'))?.code).toBe(
    'SLOT_PAST',
  )
  expect(code({ slot: slotFromWire({ ...wire, slotDate: '5_12_2026' }) })).toBe('SLOT_OUTSIDE_WINDOW')
  expect(code({ vendor: { ...vendor, isVerified: false } })).toBe('VENDOR_NOT_LISTED')
  expect(code({ vendor: { ...vendor, available: false } })).toBe('VENDOR_UNAVAILABLE')
  expect(code({ profile: { ...PROFILE, eircode: ' ' } })).toBe('PROFILE_INCOMPLETE')
  expect(code({ profile: { ...PROFILE, phone: null } })).toBe('PROFILE_INCOMPLETE')
  expect(code({ pendingCount: 10 })).toBe('TOO_MANY_PENDING')
  expect(code({ vendor: { ...vendor, calendar: { ...EMPTY, noticeHours: 100 } } })).toBe('SLOT_UNAVAILABLE')
  expect(code({ vendor: { ...vendor, calendar: { ...EMPTY, busy: [slotOf(DAY, 11, 13)] } } })).toBe(
    'SLOT_TAKEN',
  )
})
