// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekday } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { DAY_MS, HOUR_MS } from './duration.ts'
import { CANCELLATION_OPTIONS_HOURS } from './limits.ts'
import { withTotal } from './price.ts'
import { refundCents, refundTimetable } from './refund.ts'
import { stepAppointment } from './appointment-steps.ts'
import { PRICE, somePrice, storedAppointment } from './testing/stored-appointment.ts'
import { inHours, NOW } from './testing/some-appointment.ts'
import { withdrawalEnd } from './withdrawal.ts'
import { refundText } from './withdrawal-words.ts'

describe('the period to withdraw', () => {
  test.each([
    ['2026-11-10T10:30:00Z', '2026-11-25T00:00:00.000Z', 'counts 14 days after the day of the booking'],
    ['2026-11-10T00:00:00Z', '2026-11-25T00:00:00.000Z', 'whatever the hour'],
    ['2026-11-10T23:59:59Z', '2026-11-25T00:00:00.000Z', 'whatever the hour'],
    ['2026-11-21T10:30:00Z', '2026-12-08T00:00:00.000Z', 'does not end on a Saturday'],
    ['2026-12-11T10:30:00Z', '2026-12-29T00:00:00.000Z', 'nor on Christmas Day, with the weekend after it'],
    ['2026-03-20T10:30:00Z', '2026-04-03T23:00:00.000Z', 'ends at midnight in Dublin'],
  ])('of %s ends %s: it %s', (bookedAt, end) => {
    expect(withdrawalEnd(new Date(bookedAt)).toISOString()).toBe(end)
  })

  test('is never shorter than 14 days, and ends after a working day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: NOW, max: new Date('2035-01-01T00:00:00Z'), noInvalidDate: true }),
        (bookedAt) => {
          const end = withdrawalEnd(bookedAt)
          // A clock change can take an hour of them.
          expect(end.getTime() - bookedAt.getTime()).toBeGreaterThanOrEqual(14 * DAY_MS - HOUR_MS)
          expect(end.getTime() - bookedAt.getTime()).toBeLessThan(21 * DAY_MS)
          expect(['sat', 'sun']).not.toContain(weekday(dublinDate(new Date(end.getTime() - 1))))
        },
      ),
    )
  })
})

describe('a client who withdraws', () => {
  const someCase = fc.record({
    price: somePrice,
    cancellationHours: fc.constantFrom(...CANCELLATION_OPTIONS_HOURS),
    startsIn: fc.integer({ min: -10, max: 600 }),
    endsIn: fc.option(fc.integer({ min: -10, max: 600 })),
    movedUntil: fc.option(fc.integer({ min: -10, max: 600 }), { freq: 3 }),
  })

  test('gets back every part before the start and the end of the period, afterwards what the policy says', () => {
    fc.assert(
      fc.property(someCase, ({ price, cancellationHours, startsIn, endsIn }) => {
        const start = inHours(startsIn)
        const withdrawableUntil = endsIn === null ? null : inHours(endsIn)
        const facts = { paid: true, price, start, cancellationHours, by: 'client' as const }
        const byPolicy = refundCents(facts, NOW)
        const back = refundCents({ ...facts, withdrawableUntil }, NOW)
        const may = endsIn !== null && endsIn > 0 && startsIn > 0
        expect(back).toBe(may ? withTotal(price).totalCents : byPolicy)
        expect(back).toBeGreaterThanOrEqual(byPolicy)
        expect(refundCents({ ...facts, withdrawableUntil, paid: false }, NOW)).toBe(0)
      }),
    )
  })

  test('reads in the timetable what each moment gives, the most first', () => {
    fc.assert(
      fc.property(someCase, ({ price, cancellationHours, startsIn, endsIn, movedUntil }) => {
        const start = inHours(startsIn)
        const cancelling = {
          start,
          cancellationHours,
          withdrawableUntil: endsIn === null ? null : inHours(endsIn),
          fullRefundUntil: movedUntil === null ? null : inHours(movedUntil),
        }
        const at = (now: Date) => refundCents({ ...cancelling, paid: true, price, by: 'client' }, now)
        const timetable = refundTimetable(price, cancelling, NOW)
        expect(timetable[0]?.amountCents ?? 0).toBe(at(NOW))
        timetable.forEach(({ until, amountCents }, index) => {
          expect(at(new Date(until.getTime() - 1))).toBe(amountCents)
          const next = timetable[index + 1]
          expect(at(new Date(until.getTime() + 1))).toBe(next?.amountCents ?? 0)
          if (next) expect(next.until > until && next.amountCents < amountCents).toBe(true)
        })
      }),
    )
  })

  test('costs the vendor its fee, also within its cancellation hours', () => {
    const facts = { start: inHours(3), end: inHours(5), confirmedAt: inHours(-2), paidAt: inHours(-1) }
    const cancel = { kind: 'cancel', by: 'client' } as const
    const withdrawn = stepAppointment(
      storedAppointment({ ...facts, withdrawableUntil: inHours(99) }),
      cancel,
      NOW,
    )
    expect(withdrawn.change).toMatchObject({ refund: { ...PRICE, totalCents: 10_074 }, earnedCents: 0 })
    const late = stepAppointment(storedAppointment(facts), cancel, NOW)
    expect(late.change).toMatchObject({ refund: { totalCents: 0 }, earnedCents: 9000 })
    const begun = storedAppointment({ ...facts, start: inHours(-1), withdrawableUntil: inHours(99) })
    expect(stepAppointment(begun, cancel, NOW).change).toMatchObject({ refund: { totalCents: 0 } })
  })
})

describe('the words', () => {
  const cancelling = { price: PRICE, start: inHours(48), cancellationHours: 24, vendor: 'Aoife', paid: true }
  test.each([
    [null, /^Cancel by Sun 22 Nov, 10:00 AM/],
    [inHours(99), /^You can withdraw any time before it starts and get back everything you paid\.$/],
    [
      inHours(30),
      /^You can withdraw before Sun 22 Nov, 04:00 PM and get back everything you paid\. After that, there's no refund\.$/,
    ],
    [
      inHours(10),
      /^You can withdraw before Sat 21 Nov, 08:00 PM .+ After that: Cancel by Sun 22 Nov, 10:00 AM/,
    ],
    [inHours(-1), /^Cancel by/],
  ])('with a right until %s', (withdrawableUntil, words) => {
    expect(refundText({ ...cancelling, withdrawableUntil }, NOW)).toMatch(words)
  })
})
