// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from './duration.ts'
import { currentTerms, earliestTerms, FIRST_VENDOR_TERMS, termsState } from './vendor-terms.ts'

const NOON = new Date('2026-11-24T12:00:00Z')
const someDay = fc
  .date({ min: new Date('2025-05-06T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('terms for vendors', () => {
  test('take effect after 15 whole days at the earliest, whenever they are announced', () => {
    expect(earliestTerms(NOON)).toBe('2026-12-10')
    fc.assert(
      fc.property(
        fc.date({ min: NOON, max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true }),
        (now) => {
          const midnight = new Date(`${earliestTerms(now)}T00:00:00Z`)
          // Dublin is an hour ahead in summer.
          expect(midnight.getTime() - 3_600_000 - now.getTime()).toBeGreaterThanOrEqual(
            15 * DAY_MS - 3_600_000,
          )
          expect(midnight.getTime() - now.getTime()).toBeLessThanOrEqual(16 * DAY_MS + 3_600_000)
        },
      ),
    )
  })

  test('apply one at a time: those before are past, those after are coming', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someDay, { maxLength: 6 }), someDay, (days, today) => {
        const versions = [FIRST_VENDOR_TERMS, ...days]
        const now = new Date(`${today}T12:00:00Z`)
        const states = versions.map((version) => termsState(version, versions, now))
        expect(states.filter((state) => state === 'current')).toHaveLength(1)
        const current = currentTerms(versions, now)
        expect(current <= today).toBe(true)
        versions.forEach((version, index) => {
          const expected = version > today ? 'coming' : version === current ? 'current' : 'past'
          expect(states[index]).toBe(expected)
        })
      }),
    )
  })

  test('keep the name of the first version, which consents name, when the policy for people changes', () => {
    expect(FIRST_VENDOR_TERMS).toBe('2025-05-05')
  })

  test('begin at midnight in Dublin', () => {
    const versions = [FIRST_VENDOR_TERMS, '2027-07-01']
    expect(currentTerms(versions, new Date('2027-06-30T22:59:59Z'))).toBe(FIRST_VENDOR_TERMS)
    expect(currentTerms(versions, new Date('2027-06-30T23:00:00Z'))).toBe('2027-07-01')
  })
})
