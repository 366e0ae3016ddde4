// @module-tag time
import { DEFAULT_BOOKING_RULES } from './booking-rules.ts'
import { describe, expect, test } from 'vitest'
import { instantOf } from './dublin-time.ts'
import { ownBookingProblem } from './own-booking.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { DEFAULT_WEEKLY_HOURS } from './working-hours.ts'

/** Saturday 21 November 2026, 10:30 in Dublin. */
const NOW = new Date('2026-11-21T10:30:00Z')
const on = (day: number, from: number, to: number, month = 11, year = 2026) => ({
  start: instantOf({ year, month, day }, from),
  end: instantOf({ year, month, day }, to),
})
const OPEN: VendorCalendar = {
  busy: [],
  timeOff: [],
  weeklyHours: DEFAULT_WEEKLY_HOURS,
  ...DEFAULT_BOOKING_RULES,
}
const codeOf = (
  slot: ReturnType<typeof on> | null,
  calendar: Partial<VendorCalendar> = {},
  outsideHours = false,
) => ownBookingProblem({ slot, calendar: { ...OPEN, ...calendar }, outsideHours }, NOW)?.code ?? null

test.each([
  ['an unreadable slot', null],
  [
    'ten minutes',
    { start: instantOf({ year: 2026, month: 11, day: 24 }, 10), end: new Date('2026-11-24T10:10:00Z') },
  ],
  ['more than twelve hours', on(24, 8, 21)],
])('%s is no slot', (_, slot) => {
  expect(codeOf(slot)).toBe('SLOT_INVALID')
})

test.each([
  [on(14, 8, 9), null],
  [on(13, 20, 21), 'SLOT_OUTSIDE_WINDOW'],
  [on(21, 8, 20, 11, 2027), null],
  [on(22, 8, 9, 11, 2027), 'SLOT_OUTSIDE_WINDOW'],
])('the window reaches from seven days back to 365 ahead: %o', (slot, code) => {
  expect(codeOf(slot)).toBe(code)
})

describe('outside the own hours', () => {
  const closed = { weeklyHours: { ...DEFAULT_WEEKLY_HOURS, tue: [] } }
  const off = { timeOff: [on(24, 12, 14)] }
  const notice = { noticeHours: 100 }

  test.each([
    ['a closed day', closed],
    ['time off', off],
    ['notice', notice],
  ])('%s is refused until the vendor says so', (_, calendar) => {
    expect(codeOf(on(24, 13, 15), calendar)).toBe('OUTSIDE_HOURS')
    expect(codeOf(on(24, 13, 15), calendar, true)).toBeNull()
  })

  test.each([
    ['before eight', on(24, 7, 9)],
    ['after nine in the evening', on(24, 20, 22)],
    ['in the night', on(24, 23, 29)],
  ])('%s is too', (_, slot) => {
    expect(codeOf(slot)).toBe('OUTSIDE_HOURS')
    expect(codeOf(slot, {}, true)).toBeNull()
  })

  test('what has begun needs no notice', () => {
    expect(codeOf(on(20, 10, 11), notice)).toBeNull()
    expect(codeOf(on(21, 10, 12), notice)).toBeNull()
  })
})

test('another appointment is in the way, whatever the vendor says, and so is the buffer after the new one', () => {
  const busy = [on(24, 12, 13)]
  expect(codeOf(on(24, 11, 13), { busy }, true)).toBe('SLOT_TAKEN')
  expect(codeOf(on(24, 11, 12), { busy }, true)).toBeNull()
  expect(codeOf(on(24, 11, 12), { busy, bufferMinutes: 60 }, true)).toBe('SLOT_TAKEN')
})
