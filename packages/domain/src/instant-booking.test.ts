import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from './duration.ts'
import { type InstantFacts, instantProblem, isInstant } from './instant-booking.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

const someFacts: fc.Arbitrary<InstantFacts> = fc.record({
  confirmation: fc.constantFrom('ask', 'regulars', 'everyone'),
  hasCompletedPaid: fc.boolean(),
  timedOut: fc.integer({ min: 0, max: 4 }),
  lastTimedOutAt: fc.option(fc.integer({ min: 0, max: 60 }).map(daysAgo)),
})

describe('a booking is instant', () => {
  test('where the vendor wants it, and the client has not let two pass in the last 30 days', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { confirmation, hasCompletedPaid, timedOut, lastTimedOutAt } = facts
        const instant = isInstant(facts, NOW)
        if (confirmation === 'ask') expect(instant).toBe(false)
        if (confirmation === 'regulars' && !hasCompletedPaid) expect(instant).toBe(false)
        const recent = lastTimedOutAt !== null && lastTimedOutAt > daysAgo(30)
        if (timedOut >= 2 && recent) expect(instant).toBe(false)
        // Who may once book at once never loses that by being a regular, or by time alone.
        if (instant) {
          expect(isInstant({ ...facts, hasCompletedPaid: true }, NOW)).toBe(true)
          expect(isInstant(facts, new Date(NOW.getTime() + DAY_MS))).toBe(true)
        }
      }),
    )
  })

  test('again exactly 30 days after the last one that timed out', () => {
    const facts = { confirmation: 'everyone', hasCompletedPaid: false, timedOut: 2 } as const
    expect(isInstant({ ...facts, lastTimedOutAt: new Date(daysAgo(30).getTime() + 1) }, NOW)).toBe(false)
    expect(isInstant({ ...facts, lastTimedOutAt: daysAgo(30) }, NOW)).toBe(true)
  })

  test('for at most two unpaid at a time, and one with a vendor', () => {
    const count = fc.integer({ min: 0, max: 5 })
    fc.assert(
      fc.property(count, count, (all, withVendor) => {
        const isRefused = instantProblem({ all, withVendor }) !== null
        expect(isRefused).toBe(all > 1 || withVendor > 0)
      }),
    )
  })
})
