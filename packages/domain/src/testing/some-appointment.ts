import * as fc from 'fast-check'
import type { AppointmentFacts } from '../appointment.ts'
import { CANCELLATION_OPTIONS_HOURS } from '../limits.ts'

/** The moment at which the tests of appointments stand. */
export const NOW = new Date('2026-11-21T10:00:00Z')

/** Returns the instant so many hours after `NOW`. */
export function inHours(hours: number): Date {
  return new Date(NOW.getTime() + hours * 3_600_000)
}

/** Returns a pending appointment of two hours, in two days, with some facts changed. */
export function someAppointment(changes: Partial<AppointmentFacts> = {}): AppointmentFacts {
  return {
    start: inHours(48),
    end: inHours(50),
    confirmed: false,
    payBy: null,
    paid: false,
    free: false,
    declined: false,
    cancelledBy: null,
    clientMarked: false,
    complete: false,
    noShow: false,
    reportOpen: false,
    rescheduleCount: 0,
    cancellationHours: 24,
    fullRefundUntil: null,
    withdrawableUntil: null,
    payableFrom: null,
    ...changes,
  }
}

/** Any combination of facts, also those that no history leads to, with times around `NOW`. */
export const anyAppointment: fc.Arbitrary<AppointmentFacts> = fc
  .record({
    startsIn: fc.integer({ min: -60, max: 60 }),
    hours: fc.integer({ min: 1, max: 5 }),
    confirmed: fc.boolean(),
    payBy: fc.option(fc.integer({ min: -24, max: 24 }).map(inHours)),
    paid: fc.boolean(),
    free: fc.constant(false),
    declined: fc.boolean(),
    cancelledBy: fc.option(fc.constantFrom('client', 'vendor', 'auto', 'admin'), { freq: 2 }),
    clientMarked: fc.boolean(),
    complete: fc.boolean(),
    noShow: fc.boolean(),
    reportOpen: fc.boolean(),
    rescheduleCount: fc.integer({ min: 0, max: 2 }),
    cancellationHours: fc.constantFrom(...CANCELLATION_OPTIONS_HOURS),
    fullRefundUntil: fc.option(fc.integer({ min: -24, max: 24 }).map(inHours)),
    withdrawableUntil: fc.option(fc.integer({ min: -24, max: 100 }).map(inHours), { freq: 2 }),
    payableFrom: fc.option(fc.integer({ min: -24, max: 24 }).map(inHours), { freq: 2 }),
  })
  .map(({ startsIn, hours, ...facts }) => ({
    ...facts,
    start: inHours(startsIn),
    end: inHours(startsIn + hours),
  }))
