import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsToEuro, euroToCents, formatEuro, isEuroAmount } from './money.ts'
import { percentOf } from './percent.ts'
import { DEFAULT_FEE_RATES, priceDeposit } from './price.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const percent = fc.integer({ min: 0, max: 1_000_000 }).map((scaled) => scaled / 10_000)

/** Half up in exact arithmetic. */
function exactPercent(amount: number, rate: number): number {
  const scaled = BigInt(amount) * BigInt(Math.round(rate * 10_000))
  return Number((scaled * 2n + 1_000_000n) / 2_000_000n)
}

describe('money', () => {
  test('goes to euro and back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(euroToCents(centsToEuro(amount))).toBe(amount)
      }),
    )
  })

  test('has at most two decimals', () => {
    expect([45, 45.5, 0.07, 1.1 + 2.2].every(isEuroAmount)).toBe(true)
    expect([45.505, Number.NaN, Infinity].some(isEuroAmount)).toBe(false)
    expect(() => euroToCents(0.001)).toThrow(RangeError)
  })

  // covers: §9.1
  test.each([
    [4500, '€45.00'],
    [5, '€0.05'],
    [0, '€0.00'],
    [123_450, '€1,234.50'],
    [100_000_099, '€1,000,000.99'],
    [-150, '−€1.50'],
  ])('%i cents read %s', (amount, text) => {
    expect(formatEuro(amount)).toBe(text)
  })

  test('percentages round half a cent up, exactly', () => {
    expect([
      percentOf(50, 1),
      percentOf(49, 1),
      percentOf(5, 10),
      percentOf(4, 10),
      percentOf(100, 1.5),
    ]).toEqual([1, 0, 1, 0, 2])
    fc.assert(
      fc.property(cents, percent, (amount, rate) => {
        expect(percentOf(amount, rate)).toBe(exactPercent(amount, rate))
      }),
    )
  })
})

describe('a price', () => {
  // covers: §9.2
  test('is fee, 10 %, and 1.5 % with 25 cents', () => {
    expect(priceDeposit(9000, DEFAULT_FEE_RATES)).toEqual({
      vendorFeeCents: 9000,
      platformFeeCents: 900,
      handlingFeeCents: 174,
      totalCents: 10_074,
    })
  })

  test('can do without fees', () => {
    const free = { platformPercent: 0, handlingPercent: 0, handlingFixedCents: 0 }
    expect(priceDeposit(9999, free).totalCents).toBe(9999)
  })

  test('is the sum of whole cents', () => {
    const rates = fc.record({
      platformPercent: percent,
      handlingPercent: percent,
      handlingFixedCents: fc.integer({ min: 0, max: 500 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), rates, (deposit, rate) => {
        const { vendorFeeCents, platformFeeCents, handlingFeeCents, totalCents } = priceDeposit(deposit, rate)
        expect(vendorFeeCents).toBe(deposit)
        expect(platformFeeCents).toBe(exactPercent(vendorFeeCents, rate.platformPercent))
        const handled = exactPercent(vendorFeeCents + platformFeeCents, rate.handlingPercent)
        expect(handlingFeeCents).toBe(handled + rate.handlingFixedCents)
        expect(totalCents).toBe(vendorFeeCents + platformFeeCents + handlingFeeCents)
      }),
    )
  })
})
