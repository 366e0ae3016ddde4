import { expect, test } from 'vitest'
import { priceFrom } from './price-from.ts'
import { DEFAULT_FEE_RATES } from './price.ts'

const deposit = { kind: 'hourly' } as const
const colour = { name: 'Colour', priceCents: 14_000, durationMinutes: 120, deposit }
/** A vendor whose travel costs nothing. */
const AT_HOME = { feePerHourCents: 4500, travelFeeCents: 0 }
const trim = { name: 'Trim', priceCents: 3000, durationMinutes: 60, deposit }

test('without a menu a vendor begins at the total of an hour', () => {
  expect(priceFrom(AT_HOME, [], DEFAULT_FEE_RATES)).toEqual({ totalCents: 5049, priceFor: '1 hour' })
})

test('with one it begins at the cheapest service, fees included', () => {
  // 30 + 3 + 0.50 + 0.25: its deposit is its price.
  expect(priceFrom(AT_HOME, [colour, trim], DEFAULT_FEE_RATES)).toEqual({
    totalCents: 3375,
    priceFor: 'Trim',
  })
})

test('what costs nothing is not what it begins at', () => {
  const free = { name: 'First talk', priceCents: 0, durationMinutes: 60, deposit }
  expect(priceFrom(AT_HOME, [free, colour], DEFAULT_FEE_RATES).priceFor).toBe('Colour')
  expect(priceFrom(AT_HOME, [free], DEFAULT_FEE_RATES).priceFor).toBe('1 hour')
})

test('the cheapest is the one that comes to the least, not the one of the lowest price', () => {
  const long = { name: 'Long', priceCents: 4990, durationMinutes: 300, deposit }
  const short = { name: 'Short', priceCents: 5000, durationMinutes: 60, deposit }
  const rates = { platformPercent: 10, handlingPercent: 0, handlingFixedCents: 0 }
  expect(priceFrom(AT_HOME, [long, short], rates)).toEqual({ totalCents: 5450, priceFor: 'Short' })
})

test('a deposit of its own changes the fees of a service, and so its total', () => {
  const paid = { ...colour, deposit: { kind: 'full' } as const }
  // 140 + 14 + 2.31 + 0.25.
  expect(priceFrom(AT_HOME, [paid], DEFAULT_FEE_RATES).totalCents).toBe(15_656)
})

test('the lowest fee for travel is part of it', () => {
  const vendor = { feePerHourCents: 4500, travelFeeCents: 500 }
  expect(priceFrom(vendor, [trim], DEFAULT_FEE_RATES)).toEqual({ totalCents: 3875, priceFor: 'Trim' })
  expect(priceFrom(vendor, [], DEFAULT_FEE_RATES).totalCents).toBe(5549)
})
