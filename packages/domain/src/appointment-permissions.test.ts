// @module-tag time
import { DEFAULT_BOOKING_RULES } from './booking-rules.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPast } from './appointment.ts'
import type { AppointmentAction } from './appointment-permissions.ts'
import { mayRebook, problemTo } from './appointment-permissions.ts'
import { dublinDate, instantOf } from './dublin-time.ts'
import { needsNewConfirmation, rescheduleProblem } from './reschedule-problem.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { anyAppointment, inHours, NOW, someAppointment } from './testing/some-appointment.ts'
import { DEFAULT_WEEKLY_HOURS } from './working-hours.ts'

const started = { start: inHours(-1), end: inHours(1) }
const ended = { start: inHours(-4), end: inHours(-2) }
const paid = { confirmed: true, paid: true }

function code(changes: Parameters<typeof someAppointment>[0], now = NOW) {
  return problemTo.reschedule(someAppointment({ ...paid, ...changes }), now)?.code
}

const CASES = {
  pending: someAppointment(),
  confirmed: someAppointment({ confirmed: true, payBy: inHours(3) }),
  'confirmed, window over': someAppointment({ confirmed: true, payBy: NOW }),
  'pending, start has come': someAppointment(started),
  paid: someAppointment(paid),
  'paid, under way': someAppointment({ ...paid, ...started }),
  'paid, started a quarter of an hour ago': someAppointment({
    ...paid,
    start: inHours(-0.25),
    end: inHours(1),
  }),
  'paid, started a moment later': someAppointment({ ...paid, start: inHours(-0.24), end: inHours(1) }),
  'paid, client was not there': someAppointment({ ...paid, ...started, noShow: true }),
  'paid, ended': someAppointment({ ...paid, ...ended }),
  'paid, ended, problem reported': someAppointment({ ...paid, ...ended, reportOpen: true }),
  complete: someAppointment({ ...paid, ...ended, complete: true, clientMarked: true }),
  'completed by itself': someAppointment({ ...paid, ...ended, complete: true }),
  declined: someAppointment({ declined: true }),
  cancelled: someAppointment({ cancelledBy: 'client' }),
}

test('each action in each state', () => {
  const actions = Object.keys(problemTo) as AppointmentAction[]
  const table = Object.fromEntries(
    Object.entries(CASES).map(([name, facts]) => [
      name,
      actions.map((action) => `${action} ${problemTo[action](facts, NOW)?.code ?? 'yes'}`),
    ]),
  )
  expect(table).toMatchSnapshot()
})

describe('over any facts', () => {
  // covers: §4.27-4.30
  test('the buttons are those of §4', () => {
    fc.assert(
      fc.property(anyAppointment, (facts) => {
        fc.pre([facts.cancelledBy !== null, facts.complete, facts.declined].filter(Boolean).length <= 1)
        // A paid appointment is always a confirmed one.
        fc.pre(facts.confirmed || !facts.paid)
        const active = facts.cancelledBy === null && !facts.complete && !facts.declined
        const past = isPast(facts, NOW)
        const isEarly = facts.payableFrom !== null && facts.payableFrom > NOW
        expect(problemTo.pay(facts, NOW) === null).toBe(
          facts.confirmed && !facts.paid && active && !past && !isEarly,
        )
        expect(problemTo.cancel(facts, NOW) === null).toBe(active && !past && !facts.reportOpen)
        const ended = facts.cancelledBy !== null || facts.declined
        expect(problemTo.markComplete(facts, NOW) === null).toBe(
          facts.confirmed && facts.paid && !ended && !facts.clientMarked && past && !facts.reportOpen,
        )
        const timedOut = active && past && !facts.paid
        expect(mayRebook(facts, NOW)).toBe(!active || timedOut)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('rescheduling', () => {
  // covers: §5.22, §9.5
  test('ends 24 elapsed hours before the start', () => {
    expect(code({ start: inHours(24), end: inHours(25) })).toBeUndefined()
    expect(code({ start: inHours(24), end: inHours(25) }, new Date(NOW.getTime() + 1))).toBe(
      'RESCHEDULE_TOO_LATE',
    )
  })

  test('holds 24 elapsed hours across the clock changes', () => {
    for (const [month, day] of [
      [3, 29],
      [10, 25],
    ] as const) {
      const start = instantOf({ year: 2026, month, day }, 10)
      const dayBefore = instantOf({ year: 2026, month, day: day - 1 }, 10)
      const spring = month === 3
      expect(code({ start, end: start }, dayBefore)).toBe(spring ? 'RESCHEDULE_TOO_LATE' : undefined)
    }
  })

  // covers: §5.23, §6.5, §9.5
  test('is possible twice', () => {
    expect(code({ rescheduleCount: 1 })).toBeUndefined()
    expect(code({ rescheduleCount: 2 })).toBe('RESCHEDULE_LIMIT')
  })

  test('keeps the length, moves, and asks the vendor and the calendar', () => {
    const appointment = someAppointment(paid)
    const date = dublinDate(inHours(72))
    const slot = { start: instantOf(date, 8), end: instantOf(date, 10) }
    const calendar: VendorCalendar = {
      busy: [],
      timeOff: [],
      weeklyHours: DEFAULT_WEEKLY_HOURS,
      ...DEFAULT_BOOKING_RULES,
    }
    const vendor = { isVerified: true, available: true, calendar }
    const facts = { appointment, slot, vendor }
    const refused = (changes: Partial<typeof facts>) => rescheduleProblem({ ...facts, ...changes }, NOW)?.code
    expect(refused({})).toBeUndefined()
    expect(refused({ slot: { ...slot, end: instantOf(date, 11) } })).toBe('SLOT_INVALID')
    expect(refused({ slot: appointment })).toBe('SLOT_INVALID')
    expect(refused({ vendor: { ...vendor, available: false } })).toBe('VENDOR_UNAVAILABLE')
    const busy = [{ start: instantOf(date, 9), end: instantOf(date, 12) }]
    expect(refused({ vendor: { ...vendor, calendar: { ...calendar, busy } } })).toBe('SLOT_TAKEN')
    expect(refused({ appointment: someAppointment({ declined: true }) })).toBe('APPOINTMENT_ENDED')
  })

  test('only a paid appointment stays confirmed', () => {
    expect([needsNewConfirmation(someAppointment(paid)), needsNewConfirmation(someAppointment())]).toEqual([
      false,
      true,
    ])
  })
})
