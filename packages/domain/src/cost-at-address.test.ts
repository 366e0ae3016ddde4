import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressChangeText } from './address-change-words.ts'
import { bookingFeesCents, costOf, costOfBooking } from './cost.ts'
import { costAtAddress } from './cost-at-address.ts'
import { type PricedItem, timeOf } from './deposit.ts'
import { DEFAULT_FEE_RATES } from './price.ts'
import { somePriced } from './testing/some-priced.ts'

const FULL: PricedItem = { durationMinutes: 60, priceCents: 10_000, deposit: { kind: 'full' } }
/** €100.00 and €20.00 for travel, all paid now, with fees of €14.23. */
const BOOKED = costOfBooking(
  { feePerHourCents: 4500, items: [FULL], travelFeeCents: 2000 },
  DEFAULT_FEE_RATES,
)

const sumsOf = ({ parts, nowCents, onTheDayCents, totalCents }: typeof BOOKED) => ({
  travel: parts.travelFeeCents,
  now: nowCents,
  onTheDay: onTheDayCents,
  total: totalCents,
})

describe('of a booking paid in full', () => {
  test.each([
    [
      'a dearer way is paid on the day',
      3000,
      false,
      { travel: 3000, now: 13_423, onTheDay: 1000, total: 14_423 },
    ],
    ['the same after the payment', 3000, true, { travel: 3000, now: 13_423, onTheDay: 1000, total: 14_423 }],
    [
      'a cheaper way lowers an unpaid deposit',
      1000,
      false,
      { travel: 1000, now: 12_304, onTheDay: 0, total: 12_304 },
    ],
    ['a paid deposit keeps its way', 1000, true, { travel: 2000, now: 13_423, onTheDay: 0, total: 13_423 }],
  ])('%s', (_, travelFeeCents, isPaid, expected) => {
    expect(sumsOf(costAtAddress(BOOKED.parts, travelFeeCents, isPaid))).toEqual(expected)
  })

  test('what was paid on the day for a dearer way comes off, and no more than that', () => {
    const dearer = costAtAddress(BOOKED.parts, 3000, true)
    expect(sumsOf(costAtAddress(dearer.parts, 1000, true))).toEqual(sumsOf(BOOKED))
  })

  test('a deposit that no card could be charged with stays, since it is not free for that', () => {
    const parts = { ...BOOKED.parts, priceCents: 0, vendorFeeCents: 2000 }
    expect(sumsOf(costAtAddress(parts, 20, false))).toMatchObject({ travel: 2000, onTheDay: 0 })
  })
})

test('a deposit from before it was capped by the price is no travel fee', () => {
  const parts = { ...BOOKED.parts, priceCents: 6000, travelFeeCents: 0, vendorFeeCents: 9000 }
  expect(sumsOf(costAtAddress(parts, 0, true))).toMatchObject({ travel: 0, onTheDay: 0 })
})

test('whatever is booked, all sums add up at any other address, and a dearer way changes only the day (A1, B4)', () => {
  fc.assert(
    fc.property(
      somePriced,
      fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (priced, ways, isPaid) => {
        let cost = costOfBooking(priced, DEFAULT_FEE_RATES)
        for (const travelFeeCents of ways) {
          const before = cost
          cost = costAtAddress(before.parts, travelFeeCents, isPaid)
          const { parts, nowCents, onTheDayCents, totalCents } = cost
          const full = (parts.priceCents ?? parts.vendorFeeCents) + parts.travelFeeCents
          expect(totalCents).toBe(full + bookingFeesCents(cost))
          expect(totalCents).toBe(nowCents + onTheDayCents)
          if (isPaid || travelFeeCents >= before.parts.travelFeeCents) expect(nowCents).toBe(before.nowCents)
          expect(nowCents).toBeLessThanOrEqual(before.nowCents)
        }
      },
    ),
    { numRuns: 1000 },
  )
})

describe('the words', () => {
  const wayOf = (travelFeeCents: number, isPaid = false) =>
    addressChangeText(BOOKED, costAtAddress(BOOKED.parts, travelFeeCents, isPaid))

  test('name the change of each sum', () => {
    expect(wayOf(3000)).toBe('The travel fee to this address is €30.00: €10.00 more on the day.')
    expect(wayOf(1000)).toBe('The travel fee to this address is €10.00: €11.19 less online.')
    const dearer = costAtAddress(BOOKED.parts, 3000, false)
    expect(addressChangeText(dearer, costAtAddress(dearer.parts, 0, false))).toBe(
      'There is no travel fee to this address: €22.37 less online and €10.00 less on the day.',
    )
  })

  test('name no change where there is none', () => {
    expect(wayOf(1000, true)).toBe('The travel fee to this address is €20.00.')
    const byTheHour = costOfBooking({ feePerHourCents: 4500, items: [timeOf(60)] }, DEFAULT_FEE_RATES)
    expect(addressChangeText(byTheHour, costOf(byTheHour.parts))).toBe(
      'There is no travel fee to this address.',
    )
  })
})
