import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AppointmentStep, stepAppointment } from './appointment-steps.ts'
import {
  type RefundedParts,
  vendorKeptCents,
  leftOf,
  addRefund,
  REFUND_BEARERS,
  type RefundBearer,
  splitByBearer,
} from './refunded-parts.ts'
import { type PriceParts, withTotal } from './price.ts'
import { refund } from './refund.ts'
import { inHours, NOW } from './testing/some-appointment.ts'
import { PRICE, somePrice, storedAppointment } from './testing/stored-appointment.ts'

const { totalCents: TOTAL } = withTotal(PRICE)

interface Told {
  /** In tenths of what is left. */
  tenths: number
  bearer: RefundBearer
}

const someRefunds: fc.Arbitrary<Told[]> = fc.array(
  fc.record({ tenths: fc.integer({ min: 0, max: 10 }), bearer: fc.constantFrom(...REFUND_BEARERS) }),
  { maxLength: 6 },
)

/** Refunds a price as an operator does, one refund after the other. */
function refundInTurn(price: PriceParts, told: readonly Told[]): RefundedParts | null {
  let refunded: RefundedParts | null = null
  for (const { tenths, bearer } of told) {
    const left = leftOf(price, refunded)
    const cents = Math.floor((left.totalCents * tenths) / 10)
    refunded = addRefund(refunded, splitByBearer(cents, left, bearer, vendorKeptCents(price, refunded)))
  }
  return refunded
}

describe('a refund by an operator', () => {
  test('is split into parts that add up, none of which exceeds what is left of it', () => {
    fc.assert(
      fc.property(somePrice, someRefunds, fc.constantFrom(...REFUND_BEARERS), (price, before, bearer) => {
        const refunded = refundInTurn(price, before)
        const left = leftOf(price, refunded)
        const kept = vendorKeptCents(price, refunded)
        for (const cents of [0, 1, Math.floor(left.totalCents / 2), left.totalCents]) {
          if (cents > left.totalCents) continue
          const split = splitByBearer(cents, left, bearer, kept)
          expect(withTotal(split).totalCents).toBe(cents)
          expect(split.vendorFeeCents).toBeLessThanOrEqual(left.vendorFeeCents)
          expect(split.platformFeeCents).toBeLessThanOrEqual(left.platformFeeCents)
          expect(split.handlingFeeCents).toBeLessThanOrEqual(left.handlingFeeCents)
          const fromVendor = split.vendorFeeCents - split.lossCents
          expect(fromVendor).toBe(bearer === 'platform' ? 0 : Math.min(split.vendorFeeCents, kept))
        }
        expect(() => splitByBearer(left.totalCents + 1, left, bearer, kept)).toThrow(RangeError)
      }),
    )
  })

  test('of the platform takes its fees first, of the vendor its fee first', () => {
    expect(splitByBearer(1000, PRICE, 'platform', 9000)).toMatchObject({
      platformFeeCents: 900,
      handlingFeeCents: 100,
      vendorFeeCents: 0,
      lossCents: 0,
    })
    expect(splitByBearer(TOTAL, PRICE, 'platform', 9000)).toMatchObject({ lossCents: 9000 })
    expect(splitByBearer(9100, PRICE, 'vendor', 9000)).toMatchObject({
      vendorFeeCents: 9000,
      platformFeeCents: 100,
      lossCents: 0,
    })
  })

  test('never takes from the vendor what it does not have', () => {
    expect(splitByBearer(5000, PRICE, 'vendor', 3000)).toMatchObject({
      vendorFeeCents: 5000,
      lossCents: 2000,
    })
  })
})

describe('after refunds by an operator', () => {
  const paid = { confirmedAt: NOW, payBy: inHours(24), paidAt: NOW }
  const past = { start: inHours(-4), end: inHours(-2) }
  const some: AppointmentStep[] = [
    { kind: 'cancel', by: 'client' },
    { kind: 'cancel', by: 'vendor' },
    { kind: 'cancel', by: 'admin' },
    { kind: 'markComplete', by: 'client' },
    { kind: 'refundedWhole' },
  ]
  const someEnding = fc.constantFrom(...some)
  const someStart = fc.constantFrom({}, { start: inHours(3), end: inHours(4) }, past)

  test('nothing stays held, and together never more goes back than was paid', () => {
    fc.assert(
      fc.property(somePrice, someRefunds, someEnding, someStart, (price, told, step, slot) => {
        const givenBack = refundInTurn(price, told)
        const { change } = stepAppointment(
          storedAppointment({ ...price, ...paid, ...slot, givenBack }),
          step,
          NOW,
        )
        if (!change) return
        const { refund: back, earnedCents, regained } = change
        const regainedCents = regained.lossCents + regained.platformFeeCents + regained.handlingFeeCents
        expect(back.vendorFeeCents + earnedCents + regainedCents).toBe(vendorKeptCents(price, givenBack))
        const before = givenBack ? withTotal(givenBack).totalCents : 0
        expect(before + back.totalCents).toBeLessThanOrEqual(withTotal(price).totalCents)
        for (const cents of [
          back.vendorFeeCents,
          back.platformFeeCents,
          back.handlingFeeCents,
          earnedCents,
        ]) {
          expect(cents).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a cancellation brings its sum less what went back, never below nothing', () => {
    fc.assert(
      fc.property(somePrice, someRefunds, fc.constantFrom('client', 'vendor', 'admin'), (price, told, by) => {
        const givenBack = refundInTurn(price, told)
        const appointment = storedAppointment({ ...price, ...paid, givenBack })
        const { change } = stepAppointment(appointment, { kind: 'cancel', by }, NOW)
        const facts = { paid: true, price, start: appointment.start, cancellationHours: 24, by }
        const due = refund(facts, NOW).totalCents
        const before = givenBack ? withTotal(givenBack).totalCents : 0
        expect(change?.refund.totalCents).toBe(Math.max(0, due - before))
      }),
    )
  })

  test('the vendor earns what it did not bear', () => {
    const givenBack = refundInTurn(PRICE, [
      { tenths: 2, bearer: 'vendor' },
      { tenths: 5, bearer: 'platform' },
    ])
    const { change } = stepAppointment(
      storedAppointment({ ...paid, ...past, givenBack }),
      { kind: 'markComplete', by: 'client' },
      NOW,
    )
    expect(change?.earnedCents).toBe(9000 - Math.floor(TOTAL / 5))
  })

  test('a report can give back what is left, and that cancels it', () => {
    const givenBack = refundInTurn(PRICE, [{ tenths: 5, bearer: 'vendor' }])
    const reported = storedAppointment({ ...paid, ...past, reportedAt: NOW, givenBack })
    const left = leftOf(PRICE, givenBack).totalCents
    const settle = (refundCents: number) =>
      stepAppointment(reported, { kind: 'settleReport', refundCents, laterCents: 0 }, NOW)
    expect(settle(left).change).toMatchObject({ set: { cancelledBy: 'admin' }, earnedCents: 0 })
    expect(settle(left - 1).change?.set).toHaveProperty('completedAt')
    expect(() => settle(left + 1)).toThrow(RangeError)
  })
})
