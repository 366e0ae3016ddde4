import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE_MS } from './duration.ts'
import { type Slot, slotMinutes } from './slot.ts'
import { minutesBetween, stopAt, type Visit } from './travel.ts'
import { travelBetween } from './travel-between.ts'

const RATHMINES = 'D06 X2Y7'
const HOWTH = 'D13 A2C3'

const visit = (start: string, end: string, eircode: string | null): Visit => ({
  start: new Date(start),
  end: new Date(end),
  stop: stopAt(eircode),
})
const asText = ({ start, end }: Slot) => [start.toISOString(), end.toISOString()]

test('the way begins when the earlier visit has ended, also past midnight, and never on another day', () => {
  const visits = [
    visit('2026-11-24T10:00Z', '2026-11-24T11:00Z', RATHMINES),
    visit('2026-11-24T23:00Z', '2026-11-24T23:45Z', HOWTH),
    visit('2026-11-25T01:00Z', '2026-11-25T02:00Z', RATHMINES),
    visit('2026-11-25T10:00Z', '2026-11-25T11:00Z', HOWTH),
  ]
  const minutes = minutesBetween(stopAt(RATHMINES), stopAt(HOWTH))
  expect(travelBetween(visits).map(asText)).toEqual([
    [
      '2026-11-24T11:00:00.000Z',
      new Date(Date.parse('2026-11-24T11:00Z') + minutes * MINUTE_MS).toISOString(),
    ],
    [
      '2026-11-24T23:45:00.000Z',
      new Date(Date.parse('2026-11-24T23:45Z') + minutes * MINUTE_MS).toISOString(),
    ],
  ])
})

test('there is none at one address, nor to a visit without one', () => {
  const first = visit('2026-11-24T10:00Z', '2026-11-24T11:00Z', RATHMINES)
  const next = (eircode: string | null) => visit('2026-11-24T12:00Z', '2026-11-24T13:00Z', eircode)
  expect(travelBetween([first, next(RATHMINES)])).toEqual([])
  expect(travelBetween([first, next(null)])).toEqual([])
})

const someVisits = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom(RATHMINES, HOWTH, 'T12 X5Y6', null)))
  .map((hours) =>
    hours
      .toSorted(([a], [b]) => a - b)
      .map(([hour, eircode]): Visit => {
        const start = new Date(Date.UTC(2026, 2, 28, hour))
        return { start, end: new Date(start.getTime() + 45 * MINUTE_MS), stop: stopAt(eircode) }
      }),
  )

test('each is the travel time of two neighbours, and no pair has two', () => {
  fc.assert(
    fc.property(someVisits, (visits) => {
      const ways = travelBetween(visits)
      const between = visits.slice(1).map((next, index) => minutesBetween(visits[index]!.stop, next.stop))
      expect(ways.length).toBeLessThanOrEqual(between.filter((minutes) => minutes > 0).length)
      for (const way of ways) expect(between).toContain(slotMinutes(way))
    }),
  )
})
