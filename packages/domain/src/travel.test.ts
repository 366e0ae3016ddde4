import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './calendar-date.ts'
import { dublinDate, instantOf } from './dublin-time.ts'
import { MINUTE_MS } from './duration.ts'
import { placeNamed } from './find-place.ts'
import { overlaps, type Slot, slotOfLength } from './slot.ts'
import { freeStartHours, type VendorCalendar, withBuffer } from './slot-grid.ts'
import { calendarProblem } from './slot-problem.ts'
import { someGridRules, someWideHours } from './testing/random-rules.ts'
import { someInstant } from './testing/random-calendar.ts'
import type { VisitPlace } from './booking-rules.ts'
import {
  type AskedPlace,
  journeyAsked,
  meetingAt,
  minutesBetween,
  stopAt,
  travelFeeCents,
  travelMinutes,
  usualPlace,
  type Visit,
  withTravel,
  worksAtPlace,
} from './travel.ts'

const RATHMINES = 'D06 X2Y7'
const HOWTH = 'D13 A2C3'
const CORK = 'T12 X5Y6'
const placeOf = (eircode: string) => stopAt(eircode)!.place

test.each([
  [0, 5],
  [1, 10],
  [5, 20],
  [10, 35],
  [10.1, 20],
  [30, 45],
  [200, 265],
])('%s km take %s minutes', (km, minutes) => {
  expect(travelMinutes(km)).toBe(minutes)
})

describe('between two visits', () => {
  test('there is the way from one to the other', () => {
    expect(minutesBetween(stopAt(RATHMINES), stopAt('D06 A1C2'))).toBe(5)
    expect(minutesBetween(stopAt(RATHMINES), stopAt(CORK))).toBe(
      minutesBetween(stopAt(CORK), stopAt(RATHMINES)),
    )
    expect(minutesBetween(stopAt(RATHMINES), stopAt(CORK))).toBeGreaterThan(240)
  })

  test('there is none at one address, nor where one has no address or an unknown one', () => {
    expect(minutesBetween(stopAt(RATHMINES), stopAt('d06x2y7'))).toBe(0)
    expect(minutesBetween(stopAt(RATHMINES), stopAt(null))).toBe(0)
    expect(minutesBetween(stopAt('A11 X2Y7'), stopAt(RATHMINES))).toBe(0)
  })

  test('a town stands for its addresses', () => {
    const town = { place: placeNamed('Rathmines')!, eircode: null }
    expect(minutesBetween(town, town)).toBe(5)
  })
})

describe('the travel fee', () => {
  const rules = {
    base: { eircode: RATHMINES, line1: '1 Main Street' },
    radiusKm: 30,
    travelFees: [
      { upToKm: 5, feeCents: 0 },
      { upToKm: 15, feeCents: 1000 },
    ],
  }

  test('is that of the band, beyond the last the last one', () => {
    const kilometres = (eircode: string) => travelFeeCents(rules, null, placeOf(eircode))
    expect(kilometres('D06 A1C2')).toBe(0)
    expect(kilometres(HOWTH)).toBe(1000)
    expect(kilometres('A98 A1C2')).toBe(1000)
    expect(travelFeeCents({ ...rules, radiusKm: null }, null, placeOf(CORK))).toBe(1000)
  })

  test('is nothing without bands', () => {
    expect(travelFeeCents({ ...rules, travelFees: [] }, null, placeOf(HOWTH))).toBe(0)
    expect(travelFeeCents({ ...rules, radiusKm: null, travelFees: [] }, null, null)).toBe(0)
  })

  test('does not exist outside the radius, or at an unknown distance', () => {
    expect(travelFeeCents(rules, null, placeOf(CORK))).toBeNull()
    expect(travelFeeCents(rules, null, null)).toBeNull()
    expect(travelFeeCents({ ...rules, radiusKm: null }, null, null)).toBeNull()
    expect(travelFeeCents({ ...rules, base: null }, null, placeOf(HOWTH))).toBeNull()
  })

  test('is measured from the town of a vendor without a place of its own', () => {
    expect(travelFeeCents({ ...rules, base: null }, placeNamed('Rathmines'), placeOf(HOWTH))).toBe(1000)
    expect(travelFeeCents({ ...rules, base: null }, placeNamed('Cork'), placeOf(HOWTH))).toBeNull()
  })
})

test('a vendor is booked where it works, and at the client unless it only works at its own place', () => {
  expect([usualPlace('client'), usualPlace('both'), usualPlace('vendor')]).toEqual([
    'client',
    'client',
    'vendor',
  ])
  expect(worksAtPlace('both', 'vendor')).toBe(true)
  expect(worksAtPlace('client', 'vendor')).toBe(false)
})

describe('a quote takes place', () => {
  const vendor = {
    base: { eircode: RATHMINES, line1: '1 Main Street' },
    radiusKm: 20,
    travelFees: [
      { upToKm: 5, feeCents: 0 },
      { upToKm: 20, feeCents: 1250 },
    ],
    place: 'Rathmines',
  }
  const quoted = (visitPlace: VisitPlace, asked: AskedPlace | null, eircode: string | null = RATHMINES) => {
    const {
      place,
      travelFeeCents: fee,
      needsAddress,
    } = journeyAsked({ ...vendor, visitPlace }, asked, eircode)
    return [place, fee, needsAddress]
  }
  const own = placeOf(RATHMINES).name

  test('where its request asks, if the vendor works there', () => {
    expect(quoted('both', { place: 'vendor', area: own }, HOWTH)).toEqual(['vendor', 0, false])
    expect(quoted('client', { place: 'vendor', area: own })).toEqual(['client', 0, false])
    expect(quoted('vendor', { place: 'client', area: own })).toEqual(['vendor', 0, false])
  })

  test('at the address of the profile, unless its request is about another area or the vendor does not go there', () => {
    expect(quoted('both', null, HOWTH)).toEqual(['client', 1250, false])
    expect(quoted('both', null, CORK)).toEqual(['client', null, true])
    expect(quoted('both', null, null)).toEqual(['client', 0, false])
    expect(quoted('both', { place: 'client', area: null })).toEqual(['client', 0, false])
    expect(quoted('both', { place: 'client', area: own })).toEqual(['client', 0, false])
    expect(quoted('both', { place: 'client', area: 'Howth' })).toEqual(['client', 1250, true])
    expect(quoted('client', { place: 'client', area: 'Cork' })).toEqual(['client', null, true])
  })
})

describe('a client is met', () => {
  const at = stopAt(HOWTH)
  const vendor = { base: { eircode: CORK, line1: '1 Main Street' }, travelFees: [], place: 'Cork' }
  const meets = (visitPlace: 'client' | 'vendor' | 'both', radiusKm: number | null = 5) =>
    meetingAt({ ...vendor, visitPlace, radiusKm }, at)

  test('where it is, as far as the vendor goes, else at the own place of one that receives clients', () => {
    expect([meets('client', null), meets('both', null)]).toEqual([{ stop: at }, { stop: at }])
    const own = { stop: stopAt(CORK) }
    expect([meets('both'), meets('vendor'), meets('vendor', null)]).toEqual([own, own, own])
    expect(meets('client')).toBeNull()
  })

  test('anywhere as long as it is not known where it is', () => {
    expect(meetingAt({ ...vendor, visitPlace: 'client', radiusKm: 5 }, null)).toEqual({ stop: null })
  })
})

describe('over random bookings', () => {
  const someStop = fc
    .constantFrom(RATHMINES, 'D06 A1C2', HOWTH, 'A98 A1C2', 'W91 A1C2', CORK, 'H91 A1C2', null)
    .map(stopAt)
  const someAsked = fc.record({
    days: fc.integer({ min: 0, max: 3 }),
    quarter: fc.integer({ min: 0, max: 95 }),
    minutes: fc.integer({ min: 1, max: 12 }).map((quarters) => quarters * 15),
    stop: someStop,
  })
  const someVendor = fc.record({
    now: fc.oneof(
      someInstant,
      fc.constantFrom(new Date('2026-10-23T10:00:00Z'), new Date('2027-03-26T22:40:00Z')),
    ),
    rules: someGridRules,
    weeklyHours: someWideHours,
  })

  /** The gap that two visits need, in minutes: the buffer of the earlier one, and the way. */
  const gapOf = (a: Booked, b: Booked) => {
    const [first, second] = a.slot.start < b.slot.start ? [a, b] : [b, a]
    const free = (second.slot.start.getTime() - first.slot.end.getTime()) / MINUTE_MS
    return free - first.bufferMinutes - minutesBetween(first.stop, second.stop)
  }

  interface Booked {
    slot: Slot
    bufferMinutes: number
    stop: Visit['stop']
  }

  const visitsOf = (booked: readonly Booked[]): Visit[] =>
    booked.map(({ slot, bufferMinutes, stop }) => ({ ...withBuffer(slot, bufferMinutes), stop }))

  test('no sequence of them leaves a visit without its way, whatever is cancelled in between', () => {
    fc.assert(
      fc.property(
        someVendor,
        fc.array(
          fc.record({ asked: someAsked, cancelled: fc.nat(9), buffer: fc.integer({ min: 0, max: 90 }) }),
          {
            minLength: 2,
            maxLength: 40,
          },
        ),
        ({ now, rules, weeklyHours }, steps) => {
          let booked: Booked[] = []
          for (const { asked, cancelled, buffer } of steps) {
            const { days, quarter, minutes, stop } = asked
            const slot = slotOfLength(instantOf(addDays(dublinDate(now), days), quarter / 4), minutes)
            const calendar: VendorCalendar = {
              ...rules,
              bufferMinutes: buffer,
              weeklyHours,
              timeOff: [],
              busy: withTravel(visitsOf(booked), stop),
            }
            if (calendarProblem(calendar, slot, now) === null) {
              booked.push({ slot, bufferMinutes: buffer, stop })
            }
            if (cancelled === 0) booked = booked.slice(1)
          }
          for (const [index, one] of booked.entries()) {
            for (const other of booked.slice(index + 1)) {
              expect(overlaps(one.slot, other.slot)).toBe(false)
              expect(gapOf(one, other)).toBeGreaterThanOrEqual(0)
            }
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  test('the times that are offered at a place are those that can be booked there', () => {
    fc.assert(
      fc.property(
        someVendor,
        fc.array(someAsked, { maxLength: 12 }),
        someAsked,
        ({ now, rules, weeklyHours }, others, { days, minutes, stop }) => {
          const date = addDays(dublinDate(now), days)
          const visits = others.map((one) => ({
            ...slotOfLength(instantOf(addDays(dublinDate(now), one.days), one.quarter / 4), one.minutes),
            stop: one.stop,
          }))
          const calendar = { ...rules, weeklyHours, timeOff: [], busy: withTravel(visits, stop) }
          for (const hour of freeStartHours(calendar, date, now, minutes)) {
            const slot = slotOfLength(instantOf(date, hour), minutes)
            expect(calendarProblem(calendar, slot, now)).toBeNull()
            for (const visit of visits) {
              const booked = { slot, bufferMinutes: rules.bufferMinutes, stop }
              const other = { slot: visit, bufferMinutes: 0, stop: visit.stop }
              expect(gapOf(booked, other)).toBeGreaterThanOrEqual(0)
            }
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})
