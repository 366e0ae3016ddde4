// @module-tag time
// covers: ASVS 2.3.1
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AppointmentStep, type PricedAppointment, stepAppointment } from './appointment-steps.ts'
import { APPOINTMENT_TRANSITIONS, bookingState } from './booking-state.ts'
import { withTotal } from './price.ts'
import { inHours, NOW } from './testing/some-appointment.ts'
import {
  live,
  PRICE,
  someLife,
  someLiveAppointment,
  storedAppointment,
} from './testing/stored-appointment.ts'

const total = withTotal(PRICE).totalCents
const confirmed = { confirmedAt: NOW, payBy: inHours(24) }
const paid = { ...confirmed, paidAt: NOW }
const passed = { ...paid, start: inHours(-4), end: inHours(-2) }

const change = (changes: Partial<PricedAppointment>, step: AppointmentStep, now = NOW) =>
  stepAppointment(storedAppointment(changes), step, now).change ?? expect.fail('was refused')
const refusal = (changes: Partial<PricedAppointment>, step: AppointmentStep, now = NOW) =>
  stepAppointment(storedAppointment(changes), step, now).problem?.code

describe('over any life of an appointment', () => {
  test('every step follows the table, and what has ended refuses every step', () => {
    fc.assert(
      fc.property(someLiveAppointment, someLife, (booked, life) => {
        for (const { before, after, outcome } of live(booked, life)) {
          const [from, to] = [bookingState(before), bookingState(after)]
          if (outcome.change) expect(APPOINTMENT_TRANSITIONS[from]).toContain(to)
          if (APPOINTMENT_TRANSITIONS[from].length === 0) expect(outcome.problem).not.toBeNull()
        }
      }),
      { numRuns: 1000 },
    )
  })

  test("what goes back and what is earned share the vendor's fee, and never exceed the price", () => {
    fc.assert(
      fc.property(someLiveAppointment, someLife, (booked, life) => {
        const lived = live(booked, life)
        const changes = lived.flatMap(({ outcome }) => outcome.change ?? [])
        const back = changes.reduce((sum, each) => sum + each.refund.totalCents, 0)
        const backOfVendor = changes.reduce((sum, each) => sum + each.refund.vendorFeeCents, 0)
        const earned = changes.reduce((sum, each) => sum + each.earnedCents, 0)
        const last = lived.at(-1)?.after ?? booked
        const state = bookingState(last)
        const ended = APPOINTMENT_TRANSITIONS[state].every((next) => next === state)
        expect(back + earned).toBeLessThanOrEqual(withTotal(booked).totalCents)
        expect(earned + backOfVendor).toBe(ended && last.paidAt ? booked.vendorFeeCents : 0)
      }),
      { numRuns: 1000 },
    )
  })

  test('whatever leaves confirmed and unpaid gives up its payment', () => {
    fc.assert(
      fc.property(someLiveAppointment, someLife, (booked, life) => {
        for (const { before, after, outcome } of live(booked, life)) {
          const left = bookingState(before) === 'confirmed' && bookingState(after) !== 'confirmed'
          if (left) expect(outcome.change?.givesUpPayment).toBe(true)
        }
      }),
    )
  })

  test('an open report ends with its settlement only', () => {
    fc.assert(
      fc.property(someLiveAppointment, someLife, (booked, life) => {
        for (const { before, after, step } of live(booked, life)) {
          if (!before.reportedAt || bookingState(after) === bookingState(before)) continue
          expect(step.kind).toBe('settleReport')
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('cancelling', () => {
  test('by the client gives back both fees but not the handling fee, or pays the vendor', () => {
    const [early, late] = [inHours(24), new Date(inHours(24).getTime() + 1)]
    expect(change(paid, { kind: 'cancel', by: 'client' }, early)).toMatchObject({
      refund: { totalCents: 9900, handlingFeeCents: 0 },
      earnedCents: 0,
    })
    expect(change(paid, { kind: 'cancel', by: 'client' }, late)).toMatchObject({
      refund: { totalCents: 0 },
      earnedCents: 9000,
    })
  })

  test.each(['vendor', 'admin'] as const)('by the %s gives everything back, however late', (by) => {
    const minuteBefore = new Date(inHours(48).getTime() - 60_000)
    expect(change(paid, { kind: 'cancel', by }, minuteBefore)).toMatchObject({
      refund: { totalCents: total },
      earnedCents: 0,
      givesUpPayment: false,
    })
  })

  test('by time never touches a paid one', () => {
    expect(refusal(paid, { kind: 'timeOut' }, inHours(500))).toBe('NOT_PAST')
    expect(change(confirmed, { kind: 'timeOut' }, inHours(24)).set.cancelledBy).toBe('auto')
  })
})

describe('rescheduling', () => {
  const slot = { start: inHours(72), end: inHours(74) }

  test('asks the vendor again unless it is paid', () => {
    const unpaid = change(confirmed, { kind: 'reschedule', slot })
    expect(unpaid).toMatchObject({ set: { confirmedAt: null, payBy: null }, givesUpPayment: true })
    const moved = change(paid, { kind: 'reschedule', slot })
    expect(moved.givesUpPayment).toBe(false)
    expect(moved.set).not.toHaveProperty('confirmedAt')
  })

  test("leaves nothing of a vendor's mark from before the clock was set back", () => {
    const marked = { ...paid, vendorMarkedAt: inHours(51) }
    const moved = { ...storedAppointment(marked), ...change(marked, { kind: 'reschedule', slot }).set }
    expect(stepAppointment(moved, { kind: 'complete' }, inHours(100)).problem?.code).toBe('NOT_PAST')
    expect(stepAppointment(moved, { kind: 'complete' }, inHours(122)).problem).toBeNull()
  })
})

describe('completion', () => {
  test('by the client is at once, by the vendor 48 hours after the mark, by itself 48 hours after the end', () => {
    expect(change(passed, { kind: 'markComplete', by: 'client' })).toMatchObject({
      set: { clientMarkedAt: NOW, completedAt: NOW },
      earnedCents: 9000,
    })
    expect(change(passed, { kind: 'markComplete', by: 'vendor' })).toMatchObject({
      set: { vendorMarkedAt: NOW },
      earnedCents: 0,
    })
    const marked = { ...passed, vendorMarkedAt: NOW }
    expect(refusal(marked, { kind: 'complete' }, new Date(inHours(48).getTime() - 1))).toBe('NOT_PAST')
    expect(change(marked, { kind: 'complete' }, inHours(48)).earnedCents).toBe(9000)
    expect(change(passed, { kind: 'complete' }, inHours(46)).earnedCents).toBe(9000)
  })

  // covers: §4.29
  test('the client marks what completed by itself once, and nothing is earned again', () => {
    const complete = { ...passed, completedAt: inHours(-1) }
    const mark = { kind: 'markComplete', by: 'client' } as const
    expect(change(complete, mark)).toMatchObject({ set: { clientMarkedAt: NOW }, earnedCents: 0 })
    expect(change(complete, mark).set).not.toHaveProperty('completedAt')
    expect(refusal({ ...complete, clientMarkedAt: NOW }, mark)).toBe('ALREADY_COMPLETE')
    expect(refusal(complete, { kind: 'complete' }, inHours(100))).toBe('ALREADY_COMPLETE')
  })

  test("a vendor's second mark changes nothing", () => {
    const marked = { ...passed, vendorMarkedAt: inHours(-1) }
    expect(change(marked, { kind: 'markComplete', by: 'vendor' }).set).toEqual({})
  })
})

describe('a no-show', () => {
  const underWay = { ...paid, start: inHours(-1), end: inHours(1) }

  test("is the vendor's mark, from a quarter of an hour after the start on, and once", () => {
    expect(change(underWay, { kind: 'noShow' }).set).toEqual({ noShowAt: NOW, vendorMarkedAt: NOW })
    expect(refusal(underWay, { kind: 'noShow' }, inHours(-0.76))).toBe('NO_SHOW_TOO_EARLY')
    expect(change(underWay, { kind: 'noShow' }, inHours(-0.75)).earnedCents).toBe(0)
    expect(change({ ...underWay, noShowAt: NOW, vendorMarkedAt: NOW }, { kind: 'noShow' }).set).toEqual({})
    expect(refusal({ ...underWay, paidAt: null }, { kind: 'noShow' })).toBe('APPOINTMENT_ENDED')
  })

  test('can be objected to at once, and earns the vendor its fee 48 hours after the end', () => {
    const missed = { ...underWay, noShowAt: NOW, vendorMarkedAt: NOW }
    expect(refusal(missed, { kind: 'cancel', by: 'client' })).toBe('PAST')
    expect(change(missed, { kind: 'report' }).set).toEqual({ reportedAt: NOW })
    expect(refusal(missed, { kind: 'complete' }, inHours(48))).toBe('NOT_PAST')
    expect(change(missed, { kind: 'complete' }, inHours(49)).earnedCents).toBe(9000)
  })
})

describe('the time that a vendor proposed', () => {
  const slot = { start: inHours(72), end: inHours(74) }
  const accept = { kind: 'acceptProposal', slot, paymentWindowHours: 6 } as const

  test('moves a request there and confirms it, at no reschedule', () => {
    expect(change({}, accept).set).toEqual({ ...slot, confirmedAt: NOW, payBy: inHours(6) })
  })

  test('is no way to move what was answered, paid or over', () => {
    expect(refusal(confirmed, accept)).toBe('ALREADY_CONFIRMED')
    expect(refusal(paid, accept)).toBe('ALREADY_CONFIRMED')
    expect(refusal({}, accept, inHours(48))).toBe('APPOINTMENT_ENDED')
  })
})

describe('what is free', () => {
  const nothing = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0 }
  const free = { ...nothing, confirmedAt: NOW, paidAt: NOW }
  const slot = { start: inHours(72), end: inHours(74) }

  test('counts as paid from its confirmation on, and has no time to pay', () => {
    const set = { confirmedAt: NOW, paidAt: NOW }
    expect(change(nothing, { kind: 'confirm', paymentWindowHours: 6 }).set).toEqual(set)
    const accept = { kind: 'acceptProposal', slot, paymentWindowHours: 6 } as const
    expect(change(nothing, accept).set).toEqual({ ...slot, ...set })
    expect(refusal(free, { kind: 'pay' })).toBe('ALREADY_PAID')
    expect(refusal(free, { kind: 'timeOut' }, inHours(500))).toBe('NOT_PAST')
  })

  test('earns and gives back nothing, and is complete after a report', () => {
    for (const by of ['client', 'vendor'] as const) {
      expect(change(free, { kind: 'cancel', by })).toMatchObject({
        refund: { totalCents: 0 },
        earnedCents: 0,
      })
    }
    const reported = { ...free, start: inHours(-4), end: inHours(-2), reportedAt: NOW }
    const settled = change(reported, { kind: 'settleReport', refundCents: 0, laterCents: 0 })
    expect(settled).toMatchObject({ set: { completedAt: NOW }, earnedCents: 0 })
    expect(settled.set).not.toHaveProperty('cancelledAt')
  })
})

describe('a settled report', () => {
  const reported = { ...passed, reportedAt: NOW }
  const settle = (refundCents: number, laterCents = 0) =>
    change(reported, { kind: 'settleReport', refundCents, laterCents })

  test('of nothing completes it, of everything cancels it, of a part does both shares right', () => {
    expect(settle(0)).toMatchObject({ set: { completedAt: NOW }, earnedCents: 9000 })
    expect(settle(total)).toMatchObject({ set: { cancelledBy: 'admin' }, earnedCents: 0 })
    expect(settle(4000)).toMatchObject({ set: { completedAt: NOW }, earnedCents: 5000 })
    expect(settle(total - 1)).toMatchObject({ set: { completedAt: NOW }, earnedCents: 0 })
  })

  test('of everything counts what was paid by card on the day, and no less cancels it', () => {
    expect(settle(total + 5900, 5900)).toMatchObject({
      set: { cancelledBy: 'admin' },
      refund: { totalCents: total },
      earnedCents: 0,
    })
    expect(settle(total, 5900)).toMatchObject({ set: { completedAt: NOW }, refund: { totalCents: total } })
    expect(() => settle(total + 5899, 5900)).toThrow(RangeError)
  })

  test('never gives back more than the price', () => {
    expect(() => settle(total + 1)).toThrow(RangeError)
    expect(() => settle(-1)).toThrow(RangeError)
  })
})
