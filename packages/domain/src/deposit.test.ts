import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositOf, sumOfPrices, timeOf } from './deposit.ts'
import { somePriced, someServices } from './testing/some-priced.ts'

const full = { kind: 'full' } as const
const hourly = { kind: 'hourly' } as const
const percent = (share: number) => ({ kind: 'percent', percent: share }) as const

describe('the deposit', () => {
  test.each([
    ['fee × hours', 120, 14_000, 9000],
    ['for hours begun', 75, 14_000, 9000],
    ['at most the price', 120, 6000, 6000],
    ['for time alone', 120, null, 9000],
  ])('is %s', (_, minutes, priceCents, deposit) => {
    expect(depositOf({ feePerHourCents: 4500, items: [timeOf(minutes, priceCents)] })).toBe(deposit)
  })

  test.each([
    ['the whole price', { priceCents: 3999, deposit: full }, 3999],
    ['a share of it, half a cent up', { priceCents: 3999, deposit: percent(50) }, 2000],
    ['nothing of what is free', { priceCents: 0, deposit: percent(50) }, 0],
    ['the least that a card is charged with', { priceCents: 99, deposit: percent(50) }, 50],
    ['nothing below that, for it is paid on the day', { priceCents: 98, deposit: percent(50) }, 0],
  ])('is %s where the vendor chose so', (_, service, deposit) => {
    const items = [{ durationMinutes: 30, ...service }]
    expect(depositOf({ feePerHourCents: 4500, items })).toBe(deposit)
  })

  test('counts the hours of hourly services together', () => {
    const half = { durationMinutes: 30, priceCents: 4000, deposit: hourly }
    expect(depositOf({ feePerHourCents: 4500, items: [half, half] })).toBe(4500)
    expect(depositOf({ feePerHourCents: 4500, items: [half, half, half] })).toBe(9000)
    const cheap = { durationMinutes: 60, priceCents: 1000, deposit: hourly }
    expect(depositOf({ feePerHourCents: 4500, items: [cheap, half] })).toBe(5000)
    const other = { durationMinutes: 30, priceCents: 5001, deposit: percent(10) }
    expect(depositOf({ feePerHourCents: 4500, items: [half, other, half] })).toBe(4500 + 500)
  })

  test('has the travel fee only where everything is paid in full', () => {
    const paid = { durationMinutes: 60, priceCents: 3000, deposit: full }
    const asked = { feePerHourCents: 4500, travelFeeCents: 1500 }
    expect(depositOf({ ...asked, items: [paid, paid] })).toBe(7500)
    expect(depositOf({ ...asked, items: [paid, { ...paid, deposit: percent(100) }] })).toBe(6000)
    expect(depositOf({ ...asked, items: [timeOf(60)] })).toBe(4500)
  })

  test('is never more than what is known to be paid, nor below nothing', () => {
    fc.assert(
      fc.property(somePriced, (priced) => {
        const deposit = depositOf(priced)
        expect(deposit).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(deposit)).toBe(true)
        const price = sumOfPrices(priced.items)
        if (price !== null) expect(deposit).toBeLessThanOrEqual(price + (priced.travelFeeCents ?? 0))
      }),
    )
  })

  test('is the same in whatever order services are chosen', () => {
    fc.assert(
      fc.property(someServices, fc.integer({ min: 1, max: 20_000 }), (items, feePerHourCents) => {
        const deposit = depositOf({ feePerHourCents, items })
        expect(depositOf({ feePerHourCents, items: items.toReversed() })).toBe(deposit)
      }),
    )
  })
})
