import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOf } from './cost.ts'
import { depositByCard } from './deposit.ts'
import { HOUR_MS } from './duration.ts'
import { DEFAULT_FEE_RATES, priceDeposit } from './price.ts'
import { costAtNewPrice, inProportion, newPriceFrom, priceAnswerBy } from './series-price.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const cents = fc.integer({ min: 0, max: 1_000_000 })
/** A full price, with travel, of which some part is paid online. */
const someParts = fc
  .tuple(cents, cents, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([priceCents, travelFeeCents, share]) => {
    const deposit = depositByCard(Math.floor((priceCents + travelFeeCents) * share))
    const { totalCents: _, ...paid } = priceDeposit(deposit, DEFAULT_FEE_RATES)
    return { ...paid, priceCents, travelFeeCents }
  })

// C6 of growth
describe('a new price of a series', () => {
  test('adds up, and what is paid online is never more than all of it', () => {
    fc.assert(
      fc.property(someParts, cents, (parts, newCents) => {
        const cost = costAtNewPrice(parts, newCents, DEFAULT_FEE_RATES)
        expect(cost.nowCents + cost.onTheDayCents).toBe(cost.totalCents)
        expect(cost.parts.vendorFeeCents).toBeLessThanOrEqual(newCents + parts.travelFeeCents)
        expect(cost.parts).toMatchObject({ priceCents: newCents, travelFeeCents: parts.travelFeeCents })
      }),
    )
  })

  test('keeps what is paid in full, and what it was at the same price', () => {
    const paid = priceDeposit(7000, DEFAULT_FEE_RATES)
    const full = { ...paid, priceCents: 6600, travelFeeCents: 400 }
    expect(costAtNewPrice(full, 7200, DEFAULT_FEE_RATES)).toMatchObject({ onTheDayCents: 0 })
    fc.assert(
      fc.property(someParts, (parts) => {
        expect(costAtNewPrice(parts, parts.priceCents, DEFAULT_FEE_RATES)).toEqual(costOf(parts))
      }),
    )
  })

  test('is what is paid online where only time is booked', () => {
    const time = { ...priceDeposit(4500, DEFAULT_FEE_RATES), priceCents: null, travelFeeCents: 500 }
    const cost = costAtNewPrice(time, 5000, DEFAULT_FEE_RATES)
    expect(cost.parts).toMatchObject({ vendorFeeCents: 5000, platformFeeCents: 500, priceCents: null })
    expect(cost.onTheDayCents).toBe(500)
  })

  test('is divided among several services without losing a cent', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), cents, (prices, sum) => {
        const divided = inProportion(prices, sum)
        expect(divided).toHaveLength(prices.length)
        expect(divided.every((price) => price >= 0)).toBe(true)
        expect(divided.reduce((total, price) => total + price, 0)).toBe(sum)
      }),
    )
  })

  test('starts after all visits that are made, after 14 days and a day to pay', () => {
    const starts = fc.array(
      fc.record({ days: fc.integer({ min: -30, max: 90 }), isMade: fc.boolean(), isSkipped: fc.boolean() }),
    )
    fc.assert(
      fc.property(starts, (dates) => {
        const visits = dates
          .toSorted((one, other) => one.days - other.days)
          .map(({ days, isMade, isSkipped }, index) => ({
            position: index + 1,
            startsAt: new Date(NOW.getTime() + days * 24 * HOUR_MS),
            isMade,
            isSkipped: isSkipped && !isMade,
          }))
        const from = newPriceFrom(visits, NOW)
        const earliest = priceAnswerBy(NOW).getTime() + 24 * HOUR_MS
        const isLater = ({ startsAt }: { startsAt: Date }) => startsAt.getTime() >= earliest
        for (const visit of visits.slice((from ?? 0) - 1)) {
          if (from !== null) expect([visit.isMade, isLater(visit)]).toEqual([false, true])
        }
        const before = visits[(from ?? visits.length + 1) - 2]
        if (before) expect(before.isMade || before.isSkipped || !isLater(before)).toBe(true)
        const rest = visits.slice((from ?? 1) - 1)
        if (from !== null) expect(rest[0]!.isSkipped).toBe(rest.every(({ isSkipped }) => isSkipped))
      }),
    )
  })
})
