import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earned, sumOf } from './ledger.ts'
import {
  cardCostOf,
  isMoveTold,
  leftForDay,
  refundUntilOnceMoved,
  wantedSumProblem,
} from './payment-request.ts'

const now = new Date('2026-11-18T12:00:00Z')
const start = new Date('2026-11-24T10:00:00Z')

test.each([
  [{ amountCents: 100, payBy: null }, 100, null],
  [{ amountCents: 99, payBy: null }, 8500, 'Enter at least €1.00.'],
  [{ amountCents: 8501, payBy: null }, 8500, 'Enter at most what is left to pay, €85.00.'],
  [{ amountCents: 900_000, payBy: null }, null, null],
  [{ amountCents: 4000, payBy: start }, 8500, null],
  [{ amountCents: 4000, payBy: now }, 8500, 'Choose a time from now until the start.'],
  [
    { amountCents: 4000, payBy: new Date(start.getTime() + 1) },
    8500,
    'Choose a time from now until the start.',
  ],
])('a wish for %j with %j cents left to pay: %j', (wanted, leftCents, text) => {
  expect(wantedSumProblem(wanted, { start, leftCents }, now)?.text ?? null).toBe(text)
})

test.each([
  [8500, 2000, 6500, 0],
  [8500, 2000, 8500, 0],
  [8500, 0, 4000, 4500],
  [null, 0, 4000, null],
])('of a price of %j cents, %i of them recorded and %i by link, %j are left for the day', (...facts) => {
  const [fullPriceCents, balancePaidCents, amountCents, left] = facts
  expect(leftForDay({ fullPriceCents, balancePaidCents }, amountCents)).toBe(left)
})

test.each([
  ['to a coming time', 4000, { from: start, to: start }, true],
  ['into the past', 4000, { from: start, to: now }, true],
  ['ahead after its start', 4000, { from: now, to: start }, true],
  ['after its start to correct its time', 4000, { from: now, to: now }, false],
  ['while nothing is paid', 0, { from: start, to: start }, false],
])(
  'a booking paid by link that is moved %s, with %i cents paid: whether its payer is told',
  (_, paidCents, move, isTold) => {
    expect(isMoveTold(paidCents, move, now)).toBe(isTold)
  },
)

describe('once a booking paid by link, with 24 hours to cancel, is moved, everything comes back', () => {
  const facts = { start, cancellationHours: 24, fullRefundUntil: null }
  test.each([
    ['by the policy if it is moved later', '2026-11-25T10:00:00Z', '2026-11-24T10:00:00Z'],
    ['as promised if it is moved earlier', '2026-11-24T08:00:00Z', '2026-11-23T10:00:00Z'],
    ['until the start if that is before what was promised', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
  ])('%s', (_, to, until) => {
    expect(refundUntilOnceMoved(4000, facts, new Date(to), now)).toEqual(new Date(until))
  })

  test('no longer if what was promised is over', () => {
    const late = new Date('2026-11-24T09:00:00Z')
    expect(refundUntilOnceMoved(4000, facts, new Date('2026-11-24T12:00:00Z'), late)).toBeNull()
  })
})

describe('the cost of the card', () => {
  test.each([
    [4000, 85, 85],
    [4000, 0, 0],
    [100, 100, 99],
    [100, 500, 99],
    [1, 50, 0],
    [0, 50, 0],
  ])('of %i cents earned and %i cents taken comes off by %i', (earnedCents, costCents, off) => {
    expect(cardCostOf(earnedCents, costCents)).toBe(off)
  })

  test('leaves the vendor something, and the books in balance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat({ max: 1_000_000 }), (cents, taken) => {
        const cost = cardCostOf(cents, taken)
        expect(cents - cost).toBeGreaterThan(0)
        const { lines } = earned('appointment', 'vendor', cents, cost)
        expect(sumOf(lines)).toBe(0)
        expect(lines.find(({ account }) => account === 'vendor-owed')?.cents).toBe(cost - cents)
        expect(lines.every((line) => line.cents !== 0)).toBe(true)
      }),
    )
  })
})
