import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceCents } from './quote.ts'
import { bookingFeeCents, fullPriceCents, serviceProblem } from './service.ts'

const HOUR_MS = 3_600_000
const start = new Date('2026-11-21T10:00:00Z')
const slot = (hours: number) => ({ start, end: new Date(start.getTime() + hours * HOUR_MS) })

test('booking fee and balance are together the full price, whatever the vendor charges an hour', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 5 }), cents, (priceCents, durationHours, feeCents) => {
      const full = fullPriceCents({ priceCents, durationHours }, feeCents)
      const fee = bookingFeeCents(durationHours, feeCents)
      expect(full).toBeGreaterThanOrEqual(priceCents)
      expect(fee + balanceCents(full, fee)).toBe(full)
    }),
  )
})

test('a service is booked for exactly as long as it takes', () => {
  const service = { durationHours: 2 }
  expect(serviceProblem(service, slot(2))).toBeNull()
  expect(serviceProblem(service, slot(1))).toEqual({ code: 'SERVICE_DURATION' })
  expect(serviceProblem(null, slot(2))).toEqual({ code: 'SERVICE_GONE' })
})
