import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingFeesCents, costOf, costOfBooking } from './cost.ts'
import { costFromWire, costToWire } from './cost-wire.ts'
import { timeOf } from './deposit.ts'
import { HOUR_MS } from './duration.ts'
import { somePriced } from './testing/some-priced.ts'
import { DEFAULT_FEE_RATES } from './price.ts'
import { CANCELLATION_OPTIONS_HOURS } from './limits.ts'
import { refundCents, refundTimetable } from './refund.ts'

const someRates = fc.record({
  platformPercent: fc.integer({ min: 0, max: 1_000_000 }).map((scaled) => scaled / 10_000),
  handlingPercent: fc.integer({ min: 0, max: 1_000_000 }).map((scaled) => scaled / 10_000),
  handlingFixedCents: fc.integer({ min: 0, max: 10_000 }),
})
const someCost = fc.tuple(somePriced, someRates).map(([priced, rates]) => costOfBooking(priced, rates))

test('a service of €140 for two hours at €65 comes to €155.40: €145.40 now, €10.00 on the day', () => {
  const cost = costOfBooking({ feePerHourCents: 6500, items: [timeOf(120, 14_000)] }, DEFAULT_FEE_RATES)
  expect([cost.totalCents, cost.nowCents, cost.onTheDayCents]).toEqual([15_540, 14_540, 1000])
  expect(bookingFeesCents(cost)).toBe(1540)
})

describe('whatever is booked', () => {
  test('now and on the day are the total, which is the full price and the fees', () => {
    fc.assert(
      fc.property(someCost, (cost) => {
        const { parts, nowCents, onTheDayCents, totalCents } = cost
        expect(nowCents + onTheDayCents).toBe(totalCents)
        expect(nowCents).toBe(parts.vendorFeeCents + bookingFeesCents(cost))
        expect(Math.min(nowCents, onTheDayCents)).toBeGreaterThanOrEqual(0)
        const full = (parts.priceCents ?? parts.vendorFeeCents) + parts.travelFeeCents
        expect(totalCents).toBe(full + bookingFeesCents(cost))
      }),
      { numRuns: 1000 },
    )
  })

  test('nothing is paid now, fees included, where there is no deposit (A6)', () => {
    fc.assert(
      fc.property(someCost, ({ parts, nowCents }) => {
        expect(nowCents === 0).toBe(parts.vendorFeeCents === 0)
      }),
    )
  })

  test('no more than was paid comes back, and the timetable says what cancelling gives', () => {
    const start = new Date('2026-11-23T10:00:00Z')
    fc.assert(
      fc.property(
        someCost,
        fc.constantFrom(...CANCELLATION_OPTIONS_HOURS),
        fc.integer({ min: -100, max: 300 }),
        ({ parts, nowCents }, cancellationHours, hours) => {
          const now = new Date(start.getTime() - hours * HOUR_MS)
          const backAt = (at: Date) =>
            refundCents({ paid: true, price: parts, start, cancellationHours, by: 'client' }, at)
          const timetable = refundTimetable(parts, { start, cancellationHours }, now)
          const back = backAt(now)
          expect(timetable.map(({ amountCents }) => amountCents)).toEqual(back > 0 ? [back] : [])
          expect(back).toBeLessThanOrEqual(nowCents)
          for (const { until, amountCents } of timetable) {
            expect(until >= now).toBe(true)
            expect(backAt(until)).toBe(amountCents)
            expect(backAt(new Date(until.getTime() + 1))).toBe(0)
          }
        },
      ),
    )
  })

  test('it reads the same after the wire', () => {
    fc.assert(
      fc.property(someCost, (cost) => {
        expect(costFromWire(costToWire(cost, []))).toEqual(cost)
      }),
    )
  })
})

test('a booking that paid more than its price, from before that was capped, has nothing left for the day', () => {
  const cost = costOf({
    priceCents: 6000,
    travelFeeCents: 0,
    vendorFeeCents: 9000,
    platformFeeCents: 900,
    handlingFeeCents: 0,
  })
  expect([cost.totalCents, cost.nowCents, cost.onTheDayCents]).toEqual([9900, 9900, 0])
})
