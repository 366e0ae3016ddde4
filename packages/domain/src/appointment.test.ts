// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AppointmentFacts } from './appointment.ts'
import { appointmentFacts, completesAt, isLive, isPast, payByFrom, paymentDeadline } from './appointment.ts'
import { badge } from './appointment-badge.ts'
import { APPOINTMENT_FILTERS, filterCounts, matchesFilter, needsConfirmation } from './appointment-filters.ts'
import { appointmentFromWire } from './appointment-from-wire.ts'
import { orderAppointments } from './appointment-order.ts'
import { slotToWire } from './slot.ts'
import { anyAppointment, inHours, NOW, someAppointment } from './testing/some-appointment.ts'

function tick(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms)
}

/** §4 Badge, word for word. */
function specifiedBadge(facts: AppointmentFacts): string {
  const past = isPast(facts, NOW)
  if (facts.cancelledBy === 'client') return 'Cancelled by You'
  if (facts.cancelledBy === 'vendor') return 'Cancelled by Vendor'
  if (facts.cancelledBy === 'auto') return 'Timed Out'
  if (facts.cancelledBy) return 'Cancelled by Admin'
  if (facts.complete) return 'Completed'
  if (facts.declined) return 'Vendor Declined'
  if (facts.paid && facts.confirmed) return 'Paid'
  if (!facts.paid && facts.confirmed && !past) return 'Confirm appointment by paying'
  return past ? 'Timed out, Rebook' : 'Pending Confirmation'
}

describe('over any facts', () => {
  // covers: §4.16-4.22
  test('the badge is the first that matches', () => {
    fc.assert(
      fc.property(anyAppointment, (facts) => {
        expect(badge(facts, NOW).text).toBe(specifiedBadge(facts))
      }),
      { numRuns: 1000 },
    )
  })

  // covers: §4.23-4.25
  test('the filters are those of §4', () => {
    fc.assert(
      fc.property(anyAppointment, (facts) => {
        // Stored facts never hold two ends at once.
        fc.pre([facts.cancelledBy !== null, facts.complete, facts.declined].filter(Boolean).length <= 1)
        const past = isPast(facts, NOW)
        const ended = facts.cancelledBy !== null || facts.complete || facts.declined
        const upcoming = !ended && !past
        const cancelled = facts.cancelledBy !== null || facts.declined || (past && !ended)
        expect(APPOINTMENT_FILTERS.map((filter) => matchesFilter(filter, facts, NOW))).toEqual([
          true,
          upcoming,
          facts.complete,
          cancelled,
        ])
      }),
      { numRuns: 1000 },
    )
  })

  test('the tiles add up to the total', () => {
    fc.assert(
      fc.property(fc.array(anyAppointment), (appointments) => {
        const { Total, Upcoming, Completed, Cancelled } = filterCounts(appointments, NOW)
        expect(Upcoming + Completed + Cancelled).toBe(Total)
      }),
    )
  })

  // covers: §4.26
  test('live ones come first by time, then ended ones newest first', () => {
    fc.assert(
      fc.property(fc.array(anyAppointment), (appointments) => {
        const ordered = orderAppointments(appointments, (facts) => facts, NOW)
        for (const [index, facts] of ordered.entries()) {
          const next = ordered[index + 1]
          if (!next) continue
          const live = isLive(facts, NOW)
          if (live === isLive(next, NOW))
            expect(live ? facts.start <= next.start : facts.start >= next.start).toBe(true)
          else expect(live).toBe(true)
        }
      }),
    )
  })

  // covers: §3.9
  test('they go over the wire and back', () => {
    fc.assert(
      fc.property(anyAppointment, (facts) => {
        fc.pre(facts.start.getUTCHours() < facts.end.getUTCHours())
        const wire = {
          ...slotToWire(facts),
          payment: facts.paid,
          totalAmount: facts.free ? 0 : 50,
          isConfirmed: facts.confirmed,
          isComplete: facts.complete,
          noShow: facts.noShow,
          isDeclined: facts.declined,
          cancelled: facts.cancelledBy !== null,
          cancelledBy: facts.cancelledBy,
          clientMarkedComplete: facts.clientMarked,
          rescheduleCount: facts.rescheduleCount,
          cancellationHours: facts.cancellationHours,
          fullRefundUntil: facts.fullRefundUntil?.toISOString() ?? null,
          withdrawableUntil: facts.withdrawableUntil?.toISOString() ?? null,
          reportStatus: facts.reportOpen ? ('open' as const) : null,
          payBy: facts.payBy?.toISOString() ?? null,
          payableFrom: facts.payableFrom?.toISOString() ?? null,
        }
        expect(appointmentFromWire(wire)).toEqual(facts)
        if (wire.cancelled) {
          expect(appointmentFromWire({ ...wire, cancelledBy: 'someone' }).cancelledBy).toBe('admin')
        }
      }),
    )
  })
})

describe('past (T3)', () => {
  test('is the end for a paid one, the start for an unpaid one', () => {
    const paid = someAppointment({ confirmed: true, paid: true, payBy: inHours(1) })
    expect([isPast(paid, tick(paid.end, -1)), isPast(paid, paid.end)]).toEqual([false, true])
    const pending = someAppointment()
    expect([isPast(pending, tick(pending.start, -1)), isPast(pending, pending.start)]).toEqual([false, true])
  })

  test('is the end of the payment window when that comes first', () => {
    const confirmed = someAppointment({ confirmed: true, payBy: inHours(24) })
    expect([isPast(confirmed, tick(inHours(24), -1)), isPast(confirmed, inHours(24))]).toEqual([false, true])
    expect(paymentDeadline(confirmed)).toEqual(inHours(24))
    expect(paymentDeadline({ ...confirmed, payBy: inHours(60) })).toEqual(confirmed.start)
    expect(payByFrom(NOW, 24)).toEqual(inHours(24))
  })
})

test('only a paid appointment that has passed needs a confirmation', () => {
  const ended = { start: inHours(-5), end: inHours(-3) }
  expect(needsConfirmation(someAppointment({ ...ended, confirmed: true, paid: true }), NOW)).toBe(true)
  expect(needsConfirmation(someAppointment(ended), NOW)).toBe(false)
  expect(
    needsConfirmation(someAppointment({ ...ended, confirmed: true, paid: true, complete: true }), NOW),
  ).toBe(false)
})

test('a paid appointment completes 48 h after its end, or after the mark of its vendor', () => {
  expect(completesAt(inHours(0), null)).toEqual(inHours(48))
  expect(completesAt(inHours(0), inHours(5))).toEqual(inHours(53))
  // A no-show is marked while it would still go on.
  expect(completesAt(inHours(0), inHours(-1))).toEqual(inHours(48))
})

test('stored instants become facts', () => {
  const stored = {
    start: inHours(1),
    end: inHours(2),
    confirmedAt: NOW,
    payBy: inHours(24),
    paidAt: NOW,
    declinedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    clientMarkedAt: null,
    vendorMarkedAt: null,
    noShowAt: null,
    completedAt: null,
    reportedAt: null,
    reportSettledAt: null,
    rescheduleCount: 1,
    cancellationHours: 48,
    fullRefundUntil: null,
    withdrawableUntil: null,
    seriesId: null,
  }
  expect(appointmentFacts(stored)).toEqual(
    someAppointment({
      start: inHours(1),
      end: inHours(2),
      confirmed: true,
      payBy: inHours(24),
      paid: true,
      rescheduleCount: 1,
      cancellationHours: 48,
    }),
  )
  expect(appointmentFacts({ ...stored, cancelledAt: NOW }).cancelledBy).toBe('admin')
  expect(appointmentFacts({ ...stored, reportedAt: NOW }).reportOpen).toBe(true)
  expect(appointmentFacts({ ...stored, reportedAt: NOW, reportSettledAt: NOW }).reportOpen).toBe(false)
})
