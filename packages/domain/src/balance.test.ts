// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  cardBalanceProblem,
  recordedSumProblem,
  recordProblem,
  tipChoices,
  tipProblem,
  tipSumProblem,
} from './balance.ts'
import { costOf } from './cost.ts'
import { inHours, NOW, someAppointment } from './testing/some-appointment.ts'

const parts = { vendorFeeCents: 13_000, platformFeeCents: 1300, handlingFeeCents: 240, travelFeeCents: 0 }
const cost = costOf({ ...parts, priceCents: 14_000 })
const open = balanceOf(cost, { isPaid: true, balancePaidCents: 0 })
const underWay = someAppointment({ confirmed: true, paid: true, start: inHours(-1), end: inHours(1) })

test('of €155.40 in total, €145.40 is paid and €10.00 open after the deposit', () => {
  expect(open).toEqual({ totalCents: 15_540, paidCents: 14_540, openCents: 1000 })
})

describe('whatever is recorded and paid, in any order', () => {
  const someCost = fc
    .record({
      vendorFeeCents: fc.integer({ min: 0, max: 100_000 }),
      platformFeeCents: fc.integer({ min: 0, max: 10_000 }),
      handlingFeeCents: fc.integer({ min: 0, max: 10_000 }),
      travelFeeCents: fc.integer({ min: 0, max: 10_000 }),
      priceCents: fc.option(fc.integer({ min: 0, max: 200_000 })),
    })
    .map(costOf)
  /** A sum to record; 'card' pays all that is open; a number below 0 takes that record back. */
  const someStep = fc.oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.constant('card' as const),
    fc.integer({ min: -5, max: -1 }),
  )

  test('total = paid + open at each step, and nothing is paid above the total', () => {
    fc.assert(
      fc.property(someCost, fc.array(someStep, { maxLength: 12 }), (of, steps) => {
        const records: number[] = []
        let cardCents = 0
        for (const step of steps) {
          const before = balanceOf(of, { isPaid: true, balancePaidCents: cardCents + sum(records) })
          if (step === 'card') {
            if (!cardBalanceProblem(underWay, before, NOW)) cardCents += before.openCents
          } else if (step < 0) records.splice(-step - 1, 1)
          else if (!recordProblem(underWay, before, NOW) && !recordedSumProblem(step, before)) {
            records.push(step)
          }
          const { totalCents, paidCents, openCents } = balanceOf(of, {
            isPaid: true,
            balancePaidCents: cardCents + sum(records),
          })
          expect(paidCents + openCents).toBe(totalCents)
          expect(totalCents).toBe(of.totalCents)
          expect(Math.min(paidCents, openCents)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 1000 },
    )
  })

  const sum = (cents: number[]) => cents.reduce((all, each) => all + each, 0)
})

describe('the balance can be settled', () => {
  const ended = { confirmed: true, paid: true, start: inHours(-4), end: inHours(-2) }
  test.each([
    ['from the start on', underWay, undefined],
    ['not before', someAppointment({ confirmed: true, paid: true, start: inHours(0.01) }), 'NOT_STARTED'],
    ['when it is complete', someAppointment({ ...ended, complete: true }), undefined],
    [
      'until 30 days after',
      someAppointment({ ...ended, start: inHours(-722), end: inHours(-720) }),
      undefined,
    ],
    ['not later', someAppointment({ ...ended, start: inHours(-723), end: inHours(-720.01) }), 'BALANCE_OVER'],
    ['not of a no-show', someAppointment({ ...ended, noShow: true }), 'APPOINTMENT_ENDED'],
    ['not when cancelled', someAppointment({ ...ended, cancelledBy: 'client' }), 'APPOINTMENT_ENDED'],
    ['not without the deposit', someAppointment({ confirmed: true }), 'NOT_PAID'],
  ])('%s', (_, facts, code) => {
    expect(recordProblem(facts, open, NOW)?.code).toBe(code)
    expect(cardBalanceProblem(facts, open, NOW)?.code).toBe(code)
    expect(tipProblem(facts, false, NOW)?.code).toBe(code)
  })

  test('not when nothing is open; by card neither below a euro nor while a problem is reported', () => {
    const left = (openCents: number) => ({ ...open, openCents })
    expect(recordProblem(underWay, left(0), NOW)?.code).toBe('ALREADY_PAID')
    expect(recordProblem(underWay, left(99), NOW)).toBeNull()
    expect(cardBalanceProblem(underWay, left(99), NOW)?.code).toBe('TOO_LITTLE_FOR_A_CARD')
    const reported = { ...underWay, reportOpen: true }
    expect(recordProblem(reported, open, NOW)).toBeNull()
    expect(cardBalanceProblem(reported, open, NOW)?.code).toBe('REPORT_OPEN')
    expect(tipProblem(reported, false, NOW)?.code).toBe('REPORT_OPEN')
  })
})

describe('a tip', () => {
  test('is a share of the price, or of one euro to €500.00', () => {
    expect(tipChoices(cost).map(({ cents }) => cents)).toEqual([700, 1400, 2100])
    expect([99, 100, 50_000, 50_001].map((cents) => tipSumProblem(cents) === null)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('is given once, and has no shares where no price is known', () => {
    expect(tipProblem(underWay, true, NOW)?.code).toBe('ALREADY_PAID')
    const hourly = costOf({ ...parts, priceCents: null })
    expect(tipChoices(hourly)).toEqual([])
  })
})
