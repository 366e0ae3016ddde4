// @module-tag time
import * as fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { lastPayday, nextPayday, nextPayoutAt } from './payday.ts'
import { someInstant } from './testing/random-calendar.ts'

const at = (text: string) => new Date(Temporal.ZonedDateTime.from(`${text}[Europe/Dublin]`).epochMilliseconds)
const inDublin = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('Europe/Dublin')

test('is a Monday, 06:00 in Dublin, not later than now and less than a week and an hour ago', () => {
  fc.assert(
    fc.property(someInstant, (now) => {
      const payday = lastPayday(now)
      const wall = inDublin(payday)
      expect([wall.dayOfWeek, wall.hour, wall.minute]).toEqual([1, 6, 0])
      expect(payday.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(wall.add({ weeks: 1 }).epochMilliseconds).toBeGreaterThan(now.getTime())
    }),
    { numRuns: 1000 },
  )
})

test('begins with its hour', () => {
  const payday = at('2026-11-23T06:00')
  expect(lastPayday(payday)).toEqual(payday)
  expect(lastPayday(new Date(payday.getTime() - 1))).toEqual(at('2026-11-16T06:00'))
})

describe.each([
  ['spring', '2026-03-29', '2026-03-23', '2026-03-30'],
  ['autumn', '2026-10-25', '2026-10-19', '2026-10-26'],
  ['spring', '2027-03-28', '2027-03-22', '2027-03-29'],
  ['autumn', '2027-10-31', '2027-10-25', '2027-11-01'],
])('around the change of the clocks in %s, %s', (_, sunday, before, after) => {
  test('stays at six by the clock', () => {
    expect(lastPayday(at(`${sunday}T12:00`))).toEqual(at(`${before}T06:00`))
    expect(lastPayday(at(`${after}T05:59`))).toEqual(at(`${before}T06:00`))
    expect(lastPayday(at(`${after}T06:00`))).toEqual(at(`${after}T06:00`))
  })
})

test('the next one is a week of Dublin after the last, and lies ahead', () => {
  fc.assert(
    fc.property(someInstant, (now) => {
      expect(nextPayday(now).getTime()).toBeGreaterThan(now.getTime())
      expect(lastPayday(nextPayday(now))).toEqual(nextPayday(now))
      expect(inDublin(lastPayday(now)).add({ weeks: 1 }).epochMilliseconds).toBe(nextPayday(now).getTime())
    }),
  )
})

test('the next payout is on payday, or at the end of a hold that keeps something back until then', () => {
  const [now, payday] = [at('2026-11-24T12:00'), at('2026-11-30T06:00')]
  const [early, late] = [at('2026-11-26T09:00'), at('2026-12-01T09:00')]
  expect(nextPayoutAt(now, null, 9000)).toEqual(payday)
  expect(nextPayoutAt(now, at('2026-11-24T11:00'), 9000)).toEqual(payday)
  expect(nextPayoutAt(now, early, 9000)).toEqual(early)
  expect(nextPayoutAt(now, early, 0)).toEqual(payday)
  expect(nextPayoutAt(now, late, 9000)).toEqual(late)
  expect(nextPayoutAt(now, late, 0)).toEqual(late)
})
