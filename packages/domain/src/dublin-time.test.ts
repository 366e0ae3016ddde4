// @module-tag time
import * as fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from './calendar-date.ts'
import { addDays, weekday } from './calendar-date.ts'
import {
  dublinDate,
  dublinHour,
  dublinMinute,
  endOfDublinDay,
  instantOf,
  startOfDublinDay,
} from './dublin-time.ts'
import { someInstant } from './testing/random-calendar.ts'

const CLOCK_CHANGES = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29']

function inDublin(instant: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('Europe/Dublin')
}

function oracleInstant(date: CalendarDate, hour: number): number {
  const midnight = Temporal.PlainDate.from(date).add({ days: hour === 24 ? 1 : 0 })
  const wall = midnight.toPlainDateTime({ hour: hour % 24 })
  return wall.toZonedDateTime('Europe/Dublin').epochMilliseconds
}

function expectSameReading(instant: Date): void {
  const wall = inDublin(instant)
  expect([dublinDate(instant), dublinHour(instant), dublinMinute(instant)]).toEqual([
    { year: wall.year, month: wall.month, day: wall.day },
    wall.hour,
    wall.minute,
  ])
}

describe.each(CLOCK_CHANGES)('around the clock change of %s', (text) => {
  const { year, month, day } = Temporal.PlainDate.from(text)
  const date = { year, month, day }

  test('the day is one on which the clocks change', () => {
    const zoned = Temporal.PlainDate.from(text).toZonedDateTime('Europe/Dublin')
    expect(zoned.hoursInDay).toBe(month === 3 ? 23 : 25)
    expect(endOfDublinDay(date).getTime() - startOfDublinDay(instantOf(date, 12)).getTime()).toBe(
      zoned.hoursInDay * 3_600_000,
    )
  })

  test('every quarter of an hour reads as the clock shows it', () => {
    const first = instantOf(addDays(date, -2), 0).getTime()
    for (let quarter = 0; quarter < 5 * 96; quarter += 1)
      expectSameReading(new Date(first + quarter * 900_000))
  })

  test('every hour of the clock has its instant', () => {
    for (let days = -2; days <= 2; days += 1) {
      for (let hour = 0; hour <= 24; hour += 1) {
        const at = addDays(date, days)
        expect(instantOf(at, hour).getTime()).toBe(oracleInstant(at, hour))
      }
    }
  })
})

test('every hour of the grid of every day of 2026 to 2028 goes there and back', () => {
  for (let date = { year: 2026, month: 1, day: 1 }; date.year < 2029; date = addDays(date, 1)) {
    for (let hour = 8; hour <= 21; hour += 1) {
      const instant = instantOf(date, hour)
      if (dublinHour(instant) !== hour || dublinDate(instant).day !== date.day) {
        expect.fail(`${date.year}-${date.month}-${date.day} ${hour}:00`)
      }
    }
  }
})

test('any instant reads as the clock shows it', () => {
  fc.assert(fc.property(someInstant, expectSameReading))
})

test('days add up and have the weekday of the calendar', () => {
  fc.assert(
    fc.property(someInstant, fc.integer({ min: -800, max: 800 }), (instant, days) => {
      const date = dublinDate(instant)
      const oracle = Temporal.PlainDate.from(date).add({ days })
      const moved = addDays(date, days)
      expect(moved).toEqual({ year: oracle.year, month: oracle.month, day: oracle.day })
      expect(weekday(moved)).toBe(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'][oracle.dayOfWeek - 1])
    }),
  )
})
