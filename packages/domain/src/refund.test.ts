// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf } from './dublin-time.ts'
import { withTotal } from './price.ts'
import { refund, refundCents } from './refund.ts'
import { splitRefund } from './refunded-parts.ts'
import { somePrice } from './testing/stored-appointment.ts'

const price = { vendorFeeCents: 9000, platformFeeCents: 900, handlingFeeCents: 174 }
const CHANGES = [
  { year: 2026, month: 11, day: 21 },
  { year: 2026, month: 3, day: 29 },
  { year: 2026, month: 10, day: 25 },
  { year: 2027, month: 3, day: 28 },
  { year: 2027, month: 10, day: 31 },
]

describe.each(CHANGES)('a client who cancels before $day.$month.$year, 10:00', (date) => {
  const start = instantOf(date, 10)
  const cancelling = (secondsBefore: number, cancellationHours = 24) =>
    refundCents(
      { paid: true, price, start, cancellationHours, by: 'client' },
      new Date(start.getTime() - secondsBefore * 1000),
    )

  // covers: §9.4
  test.each([
    [86_401, 9900],
    [86_400, 9900],
    [86_399, 0],
    [0, 0],
    [-3600, 0],
  ])('%i elapsed seconds before gets %i cents back', (seconds, cents) => {
    expect(cancelling(seconds)).toBe(cents)
  })

  // A8 of growth
  test.each([48, 168])('%i hours before, where the vendor asks for that long', (hours) => {
    expect(cancelling(hours * 3600, hours)).toBe(9900)
    expect(cancelling(hours * 3600 - 1, hours)).toBe(0)
  })
})

test('whoever else ends it, everything comes back, however late', () => {
  const start = new Date('2026-11-21T10:00:00Z')
  for (const by of ['vendor', 'admin', 'auto'] as const) {
    expect(refund({ paid: true, price, start, cancellationHours: 24, by }, start)).toEqual({
      ...price,
      totalCents: 10_074,
    })
  }
})

test('what was not paid does not come back', () => {
  const start = new Date('2026-11-21T10:00:00Z')
  expect(refundCents({ paid: false, price, start, cancellationHours: 24, by: 'vendor' }, start)).toBe(0)
})

test('the handling fee stays in the breakdown as nothing', () => {
  const start = new Date('2026-11-23T10:00:00Z')
  const now = new Date('2026-11-21T10:00:00Z')
  expect(refund({ paid: true, price, start, cancellationHours: 24, by: 'client' }, now)).toEqual({
    vendorFeeCents: 9000,
    platformFeeCents: 900,
    handlingFeeCents: 0,
    totalCents: 9900,
  })
})

describe('a sum that an admin gives back', () => {
  test.each([
    [0, [0, 0, 0]],
    [9000, [9000, 0, 0]],
    [9001, [9000, 1, 0]],
    [9901, [9000, 900, 1]],
    [10_074, [9000, 900, 174]],
  ])('of %i cents is borne by vendor, platform and handling fee, in this order', (cents, parts) => {
    const back = splitRefund(cents, price)
    expect([back.vendorFeeCents, back.platformFeeCents, back.handlingFeeCents]).toEqual(parts)
  })

  test('is split without rest, and no part bears more than it brought', () => {
    fc.assert(
      fc.property(somePrice, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const cents = Math.floor(withTotal(parts).totalCents * share)
        const back = splitRefund(cents, parts)
        expect(back.totalCents).toBe(cents)
        for (const part of ['vendorFeeCents', 'platformFeeCents', 'handlingFeeCents'] as const) {
          expect(back[part]).toBeGreaterThanOrEqual(0)
          expect(back[part]).toBeLessThanOrEqual(parts[part])
        }
      }),
    )
  })

  test.each([-1, 10_075, 0.5, Number.NaN])('is refused when it is %d', (cents) => {
    expect(() => splitRefund(cents, price)).toThrow(RangeError)
  })
})
