// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingProblem } from './booking-problem.ts'
import { DEFAULT_BOOKING_RULES } from './booking-rules.ts'
import { addDays, type CalendarDate } from './calendar-date.ts'
import { dublinDate, instantOf } from './dublin-time.ts'
import { ownBookingProblem } from './own-booking.ts'
import {
  overlaps,
  QUARTER_MS,
  type Slot,
  slotFromWire,
  slotMinutes,
  slotOfLength,
  slotToWire,
} from './slot.ts'
import { availability, freeStartHours, type VendorCalendar, withBuffer } from './slot-grid.ts'
import { parseSlotDate } from './slot-date.ts'
import { slotProblem } from './slot-problem.ts'
import { somewhen } from './testing/random-calendar.ts'
import { someGridRules, someWideHours } from './testing/random-rules.ts'
import { parseWallTime } from './wall-time.ts'
import { DEFAULT_WEEKLY_HOURS, isWorkingHour } from './working-hours.ts'

const PROFILE = { phone: '+35312345678', line1: '1 Main Street', eircode: 'D06 X2Y7' }
const EMPTY: VendorCalendar = {
  ...DEFAULT_BOOKING_RULES,
  busy: [],
  timeOff: [],
  weeklyHours: DEFAULT_WEEKLY_HOURS,
}
const DAY = { year: 2026, month: 11, day: 24 }
const NOW = new Date('2026-11-21T10:20:00Z')
/** Evenings until 03:00 of the next day, every day. */
const LATE = { ...DEFAULT_WEEKLY_HOURS }
for (const day of Object.keys(LATE) as (keyof typeof LATE)[]) LATE[day] = [{ startHour: 18, endHour: 27 }]

const at = (hour: number, date: CalendarDate = DAY) => instantOf(date, hour)
const free = (changes: Partial<VendorCalendar>, minutes = 60, date = DAY, now = NOW) =>
  freeStartHours({ ...EMPTY, ...changes }, date, now, minutes)

/** The grid of the specification, hour by hour: what free times were before a vendor could have rules of its own. */
function specifiedHours(calendar: VendorCalendar, date: CalendarDate, now: Date): number[] {
  const last = addDays(dublinDate(now), 13)
  if (instantOf(date, 0) < instantOf(dublinDate(now), 0) || instantOf(date, 0) > instantOf(last, 0)) return []
  const hours = Array.from({ length: 13 }, (_, index) => index + 8)
  return hours.filter((hour) => {
    const slot = { start: instantOf(date, hour), end: instantOf(date, hour + 1) }
    const range = withBuffer(slot, calendar.bufferMinutes)
    return (
      isWorkingHour(calendar.weeklyHours, date, hour) &&
      slot.start > now &&
      slot.start.getTime() - now.getTime() >= calendar.noticeHours * 3_600_000 &&
      !calendar.busy.some((busy) => overlaps(busy, range)) &&
      !calendar.timeOff.some((off) => overlaps(off, slot))
    )
  })
}

describe('over random calendars', () => {
  test('a vendor with the rules of the specification has the times of the specification', () => {
    fc.assert(
      fc.property(somewhen, fc.integer({ min: -1, max: 15 }), ({ now, calendar }, index) => {
        const date = addDays(dublinDate(now), index)
        expect(freeStartHours(calendar, date, now)).toEqual(specifiedHours(calendar, date, now))
      }),
      { numRuns: 300 },
    )
  })

  /** A calendar with rules of its own, around any moment or around a change of the clocks. */
  const someCalendar = fc
    .record({
      somewhen,
      rules: someGridRules,
      weeklyHours: someWideHours,
      change: fc.constantFrom(null, '2026-10-24T12:10:00Z', '2027-03-27T20:40:00Z'),
      shift: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ somewhen: { now, calendar }, rules, weeklyHours, change, shift }) => {
      const then = change ? new Date(change) : now
      const quarters = Math.floor((then.getTime() - now.getTime()) / QUARTER_MS) + shift
      const moved = ({ start, end }: Slot) => ({
        start: new Date(start.getTime() + quarters * QUARTER_MS),
        end: new Date(end.getTime() + quarters * QUARTER_MS),
      })
      const busy = calendar.busy.map(moved)
      return { now: then, calendar: { ...calendar, ...rules, weeklyHours, busy } }
    })
  const someMinutes = fc.integer({ min: 1, max: 48 }).map((quarters) => quarters * 15)

  test('the page offers exactly the bookings that the server accepts, in every length and over midnight', () => {
    fc.assert(
      fc.property(
        someCalendar,
        someMinutes,
        fc.integer({ min: 0, max: 15 }),
        ({ now, calendar }, minutes, index) => {
          const date = addDays(dublinDate(now), index)
          const offered = freeStartHours(calendar, date, now, minutes)
          for (let hour = 0; hour < 24; hour += 0.25) {
            const slot = slotOfLength(instantOf(date, hour), minutes)
            const read = slotFromWire(slotToWire(slot))
            const exists = read?.start.getTime() === slot.start.getTime() && slotMinutes(read) === minutes
            const isSaid = exists && parseWallTime(slotToWire(slot).startTime) === hour
            const vendor = { isVerified: true, available: true, calendar }
            const facts = { slot, vendor, profile: PROFILE, hasLength: true, pendingCount: 0 }
            const refused = bookingProblem(facts, now)
            expect([hour, offered.includes(hour)]).toEqual([hour, isSaid && refused === null])
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  test('a visit may end with an evening of work at the hour that clocks skip, and not after it', () => {
    const now = new Date('2027-03-27T20:40:00Z')
    const untilOne = { ...DEFAULT_WEEKLY_HOURS, sat: [{ startHour: 18, endHour: 25 }] }
    const grid = { ...EMPTY, stepMinutes: 15, weeklyHours: untilOne } as const
    const lasting = (minutes: number) =>
      slotOfLength(instantOf({ year: 2027, month: 3, day: 28 }, 0.75), minutes)
    expect(slotToWire(lasting(15))).toMatchObject({ startTime: '12:45 AM', endTime: '02:00 AM' })
    expect(slotProblem(lasting(15), now, grid, true)).toBeNull()
    expect(slotProblem(lasting(30), now, grid, true)).toMatchObject({ code: 'SLOT_INVALID' })
  })

  test('whatever is booked one after the other, no two appointments meet, each with its buffer', () => {
    const step = fc.record({
      own: fc.boolean(),
      day: fc.integer({ min: 0, max: 3 }),
      quarter: fc.integer({ min: 0, max: 95 }),
      minutes: someMinutes,
      rules: someGridRules,
    })
    fc.assert(
      fc.property(someCalendar, fc.array(step, { maxLength: 60 }), ({ now, calendar }, steps) => {
        const booked: Slot[] = []
        for (const { own, day, quarter, minutes, rules } of steps) {
          const slot = slotOfLength(instantOf(addDays(dublinDate(now), day), quarter / 4), minutes)
          const then = { ...calendar, ...rules, busy: booked }
          const refused = own
            ? ownBookingProblem({ slot, calendar: then, outsideHours: true }, now)
            : bookingProblem(
                {
                  slot,
                  vendor: { isVerified: true, available: true, calendar: then },
                  profile: PROFILE,
                  hasLength: true,
                  pendingCount: 0,
                },
                now,
              )
          if (!refused) booked.push(withBuffer(slot, rules.bufferMinutes))
        }
        for (const [index, one] of booked.entries()) {
          expect(booked.slice(index + 1).some((other) => overlaps(one, other))).toBe(false)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('steps', () => {
  test('count from the full hour, and a booking fits where all its quarters are free', () => {
    const busy = [{ start: at(10.25), end: at(11) }]
    expect(free({ stepMinutes: 15, busy }, 45).slice(0, 8)).toEqual([8, 8.25, 8.5, 8.75, 9, 9.25, 9.5, 11])
    expect(free({ stepMinutes: 30, busy }, 45).slice(0, 5)).toEqual([8, 8.5, 9, 9.5, 11])
    expect(free({ busy }, 45).slice(0, 3)).toEqual([8, 9, 11])
    expect(free({ stepMinutes: 15 }, 45).at(-1)).toBe(20.25)
  })

  test('a buffer that ends between two of them moves the next start to the later one (B1)', () => {
    const busy = [withBuffer({ start: at(9), end: at(10) }, 20)]
    expect(free({ stepMinutes: 30, busy }).slice(0, 2)).toEqual([8, 10.5])
    expect(free({ stepMinutes: 15, busy })).toContain(10.5)
    expect(free({ stepMinutes: 15, busy })).not.toContain(10.25)
    const after = [{ start: at(12), end: at(13) }]
    expect(
      free({ stepMinutes: 15, busy: after, bufferMinutes: 20 })
        .filter((hour) => hour < 13)
        .at(-1),
    ).toBe(10.5)
  })

  test('the horizon reaches as far as the vendor takes bookings', () => {
    const far = addDays(dublinDate(NOW), 200)
    expect(free({ horizonDays: 201 }, 60, far)).toHaveLength(13)
    expect(free({ horizonDays: 200 }, 60, far)).toEqual([])
  })
})

describe('evenings past midnight', () => {
  test('belong to the new day from twelve on, and are offered there', () => {
    const calendar = { ...EMPTY, weeklyHours: LATE, stepMinutes: 30 }
    expect(freeStartHours(calendar, DAY, NOW, 90)).toEqual([
      0, 0.5, 1, 1.5, 18, 18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22, 22.5, 23, 23.5,
    ])
    const wire = { slotDate: '24_11_2026', startTime: '11:30 PM', endTime: '01:00 AM' }
    const slot = slotFromWire(wire)
    expect(slot).toEqual({ start: at(23.5), end: at(25) })
    expect(slotToWire(slot!)).toEqual(wire)
  })

  test.each([
    [
      'in spring 01:00 to 01:45 do not exist',
      { year: 2027, month: 3, day: 28 },
      [0, 0.25, 0.5, 0.75, 2, 2.25],
    ],
    [
      'in autumn they come twice, and what would end in the second hour cannot be said',
      { year: 2026, month: 10, day: 25 },
      [0, 0.25, 0.5, 0.75, 1, 2, 2.25],
    ],
  ])('%s', (_, date, starts) => {
    const now = new Date(instantOf(date, 0).getTime() - 86_400_000)
    const night = free({ weeklyHours: LATE, stepMinutes: 15 }, 45, date, now).filter((hour) => hour < 6)
    expect(night).toEqual(starts)
    for (const hour of night) {
      const wire = slotToWire(slotOfLength(instantOf(date, hour), 45))
      expect([parseSlotDate(wire.slotDate), slotMinutes(slotFromWire(wire)!)]).toEqual([date, 45])
    }
  })

  test('a length is elapsed time: in spring three hours from 11 PM end at 3 AM by the clock', () => {
    const slot = slotFromWire({ slotDate: '27_3_2027', startTime: '11:00 PM', endTime: '03:00 AM' })
    expect(slotMinutes(slot!)).toBe(180)
    expect(slotFromWire({ slotDate: '28_3_2027', startTime: '01:15 AM', endTime: '03:00 AM' })).toBeNull()
  })

  test('an availability of several days has each start once', () => {
    const days = availability({ ...EMPTY, weeklyHours: LATE, stepMinutes: 15 }, DAY, 3, NOW, 60)
    expect(days.map(({ free: starts }) => starts.length)).toEqual([33, 33, 33])
  })
})
