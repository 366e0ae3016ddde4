import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween, weekday } from './calendar-date.ts'
import { clockHours, dublinDate, instantOf } from './dublin-time.ts'
import { HOUR_MS } from './duration.ts'
import {
  awaitsAnswer,
  type Rhythm,
  isTimeToMake,
  otherTimes,
  rhythmFrom,
  SERIES_WEEKS,
  seriesState,
  visitAt,
  visitConflict,
} from './series.ts'
import { overlaps, slotOfLength } from './slot.ts'
import { calendarProblem } from './slot-problem.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { visitChargeAt, visitPayableFrom, visitPayBy } from './visit-payment.ts'
import { DEFAULT_WEEKLY_HOURS } from './working-hours.ts'

const NOW = new Date('2026-09-01T08:00:00Z')
const FREE: VendorCalendar = {
  busy: [],
  timeOff: [],
  weeklyHours: DEFAULT_WEEKLY_HOURS,
  stepMinutes: 60,
  horizonDays: 14,
  bufferMinutes: 0,
  noticeHours: 0,
}
const someRhythm = fc
  .record({
    days: fc.integer({ min: 1, max: 364 }),
    quarter: fc.integer({ min: 24, max: 84 }),
    everyWeeks: fc.constantFrom(...SERIES_WEEKS),
  })
  .map(({ days, quarter, everyWeeks }) => {
    const day = dublinDate(new Date(NOW.getTime() + days * 24 * HOUR_MS))
    return rhythmFrom(slotOfLength(instantOf(day, quarter / 4), 60), everyWeeks)
  })

describe('the visits of a series', () => {
  test('are at one wall time on one weekday, across both clock changes', () => {
    fc.assert(
      fc.property(someRhythm, (rhythm) => {
        for (let position = 1; position <= 26; position += 1) {
          const { start, end } = visitAt(rhythm, position, 90).slot
          expect(end.getTime() - start.getTime()).toBe(1.5 * HOUR_MS)
          expect(clockHours(start)).toBe(rhythm.startHour)
          expect(weekday(dublinDate(start))).toBe(weekday(rhythm.first))
          expect(daysBetween(rhythm.first, dublinDate(start))).toBe((position - 1) * rhythm.everyWeeks * 7)
        }
      }),
    )
  })

  test('are made up to 56 days ahead, or as far as the vendor takes bookings', () => {
    const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * HOUR_MS)
    expect([13, 14].map((days) => isTimeToMake(inDays(days), 14, NOW))).toEqual([true, false])
    expect([55, 56].map((days) => isTimeToMake(inDays(days), 365, NOW))).toEqual([true, false])
  })

  test('are not real at an hour that clocks skip or repeat', () => {
    const night = (month: number, day: number) =>
      rhythmFrom({ start: instantOf({ year: 2027, month, day }, 1), end: NOW }, 1)
    const isReal = (rhythm: Rhythm) => [1, 2, 3].map((position) => visitAt(rhythm, position, 60).isReal)
    expect(isReal(night(3, 21))).toEqual([true, false, true])
    expect(isReal(night(10, 24))).toEqual([true, false, true])
  })

  test('far ahead are checked too, and the other times for them are really free', () => {
    fc.assert(
      fc.property(someRhythm, fc.integer({ min: 1, max: 25 }), fc.boolean(), (rhythm, position, isAway) => {
        const { slot } = visitAt(rhythm, position, 60)
        const week = { start: slot.start, end: new Date(slot.end.getTime() + 7 * 24 * HOUR_MS) }
        const calendar = { ...FREE, busy: isAway ? [] : [slot], timeOff: isAway ? [week] : [] }
        const next = visitAt(rhythm, position + 1, 60).slot
        const conflict = visitConflict(calendar, slot, NOW)
        expect(conflict === null).toBe(calendarProblem(calendar, slot, NOW) === null)
        expect(conflict).not.toBe(null)
        for (const other of otherTimes(calendar, slot, [next], NOW)) {
          expect(calendarProblem(calendar, other, NOW)).toBe(null)
          expect(overlaps(other, next)).toBe(false)
        }
        expect(otherTimes(calendar, slot, [next], NOW)).toHaveLength(3)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the time to pay for a visit', () => {
  const start = new Date('2026-11-26T09:00:00Z')

  test('is until 24 hours before it, from 7 days before that', () => {
    expect(visitPayableFrom(start)).toEqual(new Date('2026-11-18T09:00:00Z'))
    expect(visitPayBy(start, NOW, 24)).toEqual(new Date('2026-11-25T09:00:00Z'))
  })

  test('begins for a saved card a day before cancelling stops being free', () => {
    expect(visitChargeAt(start, 24)).toEqual(new Date('2026-11-24T09:00:00Z'))
    expect(visitChargeAt(start, 168)).toEqual(visitPayableFrom(start))
  })

  test('is that of any booking where it would be over at once', () => {
    const late = new Date('2026-11-25T08:30:00Z')
    expect(visitPayBy(start, late, 24)).toEqual(new Date('2026-11-26T08:30:00Z'))
  })
})

test.each([
  { name: 'asked for', facts: {}, waits: true },
  { name: 'paused before the answer', facts: { pausedAt: NOW }, waits: true },
  { name: 'confirmed', facts: { confirmedAt: NOW }, waits: false },
  { name: 'confirmed and paused', facts: { confirmedAt: NOW, pausedAt: NOW }, waits: false },
  { name: 'declined', facts: { declinedAt: NOW }, waits: false },
  { name: 'ended before the answer', facts: { endedAt: NOW }, waits: false },
  { name: 'over before the answer', facts: { lastEnd: NOW }, waits: false },
])('a series that is $name waits for its vendor: $waits', ({ facts, waits }) => {
  const never = { confirmedAt: null, declinedAt: null, endedAt: null, pausedAt: null, pausedUntil: null }
  const one = { ...never, lastEnd: new Date(NOW.getTime() + HOUR_MS), ...facts }
  expect(awaitsAnswer({ status: seriesState(one, NOW), confirmedAt: one.confirmedAt })).toBe(waits)
})
