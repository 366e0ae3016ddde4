// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JUST_BOOKED } from './appointment.ts'
import { stepAppointment } from './appointment-steps.ts'
import { HOUR_MS } from './duration.ts'
import { refundCents, refundTimetable } from './refund.ts'
import type { Slot } from './slot.ts'
import { anyAppointment, inHours, NOW, someAppointment } from './testing/some-appointment.ts'
import {
  acceptProblem,
  fullRefundAfter,
  heldUntil,
  MOVE_ANSWER_HOURS,
  moveProblem,
  proposalState,
} from './time-proposal.ts'

const PRICE = { vendorFeeCents: 9000, platformFeeCents: 900, handlingFeeCents: 174 }
const someSlot = fc
  .record({ startsIn: fc.integer({ min: 1, max: 400 }), hours: fc.integer({ min: 1, max: 5 }) })
  .map(({ startsIn, hours }): Slot => ({ start: inHours(startsIn), end: inHours(startsIn + hours) }))

describe('the hold of a move', () => {
  test('ends within a day, never after either start, and with it the proposal is over', () => {
    fc.assert(
      fc.property(someSlot, someSlot, (from, to) => {
        const until = heldUntil(from, to, NOW)
        expect(until > NOW).toBe(true)
        expect(until.getTime() - NOW.getTime()).toBeLessThanOrEqual(MOVE_ANSWER_HOURS * HOUR_MS)
        expect(until <= from.start && until <= to.start).toBe(true)
        const state = (now: Date) => proposalState({ answer: null, until }, now)
        expect([state(NOW), state(until)]).toEqual(['open', 'over'])
      }),
    )
  })

  test('may be asked for and accepted of whatever has not begun or ended, to the same length', () => {
    fc.assert(
      fc.property(anyAppointment, someSlot, (appointment, to) => {
        const problem = moveProblem(appointment, to, NOW)
        const { cancelledBy, complete, declined, reportOpen, start, end } = appointment
        if (cancelledBy || complete || declined || reportOpen || start <= NOW) expect(problem).not.toBeNull()
        if (problem) return
        expect(to.end.getTime() - to.start.getTime()).toBe(end.getTime() - start.getTime())
        expect(acceptProblem(appointment, true, NOW)).toBeNull()
      }),
    )
  })

  test('is not accepted as a request once it was confirmed without one', () => {
    const confirmed = someAppointment({ confirmed: true, payBy: inHours(5) })
    expect(acceptProblem(confirmed, false, NOW)?.code).toBe('ALREADY_CONFIRMED')
    expect(acceptProblem(confirmed, true, NOW)).toBeNull()
    expect(moveProblem(confirmed, { start: inHours(-3), end: inHours(-1) }, NOW)?.code).toBe('SLOT_PAST')
  })
})

describe('money', () => {
  const stored = {
    ...JUST_BOOKED,
    ...PRICE,
    start: inHours(48),
    end: inHours(50),
    confirmedAt: inHours(-2),
    payBy: inHours(22),
    paidAt: inHours(-1),
  }

  test('is untouched by an accepted move, as is the count of reschedules', () => {
    fc.assert(
      fc.property(someSlot, fc.constantFrom(stored.paidAt, null), (slot, paidAt) => {
        const { change } = stepAppointment(
          { ...stored, paidAt },
          { kind: 'acceptMove', slot, paymentWindowHours: 24 },
          NOW,
        )
        expect(change).toMatchObject({ earnedCents: 0, givesUpPayment: false, refund: { totalCents: 0 } })
        expect(change!.set).toEqual({
          ...slot,
          vendorMarkedAt: null,
          noShowAt: null,
          fullRefundUntil: null,
        })
      }),
    )
  })

  test('of a visit of a series that moves near is due within the window of its booking', () => {
    const visit = { ...stored, seriesId: 'a', paidAt: null }
    const moved = (hours: number) => {
      const slot = { start: inHours(hours), end: inHours(hours + 2) }
      return stepAppointment(visit, { kind: 'acceptMove', slot, paymentWindowHours: 6 }, NOW).change!.set
    }
    expect(moved(20)).toMatchObject({ payBy: inHours(6) })
    expect(moved(72)).toMatchObject({ payBy: inHours(48) })
  })

  test('comes back whole while the vendor asks and after a no, by the policy after anything else', () => {
    expect(fullRefundAfter('declined', stored)).toEqual(stored.start)
    for (const end of ['accepted', 'withdrawn', 'over'] as const) {
      expect(fullRefundAfter(end, stored)).toBeNull()
      expect(fullRefundAfter(end, stored, true)).toEqual(end === 'accepted' ? null : stored.start)
    }
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: -10, max: 60 }).map(inHours)),
        fc.integer({ min: 0, max: 60 }),
        (fullRefundUntil, hours) => {
          const now = inHours(hours)
          const facts = { start: stored.start, cancellationHours: 24, fullRefundUntil }
          const back = refundCents({ ...facts, paid: true, price: PRICE, by: 'client' }, now)
          const byPolicy = hours <= 24 ? 9900 : 0
          expect(back).toBe(fullRefundUntil && now <= fullRefundUntil ? 10_074 : byPolicy)
          const [first, ...later] = refundTimetable(PRICE, facts, now)
          expect(first?.amountCents ?? 0).toBe(back)
          expect(later.every(({ until, amountCents }) => until > first!.until && amountCents < back)).toBe(
            true,
          )
        },
      ),
    )
  })
})
