import { expect, test } from 'vitest'
import { vettingGaps } from './vetting-gaps.ts'

const facts = { emailVerified: true, missingChecks: [], isUncheckedTrader: false, exception: null }
const LONG_ENOUGH = 'x'.repeat(20)

test('a vendor with a confirmed address and every check may be verified', () => {
  expect(vettingGaps(facts)).toEqual([])
})

test('missing checks stand in the way, unless an exception of 20 characters says why not', () => {
  const missing = { ...facts, missingChecks: ['identity', 'insurance'] as const }
  expect(vettingGaps(missing)).toEqual(['identity', 'insurance'])
  expect(vettingGaps({ ...missing, exception: 'x'.repeat(19) })).toEqual(['identity', 'insurance'])
  expect(vettingGaps({ ...missing, exception: `${'x'.repeat(19)}   ` })).toEqual(['identity', 'insurance'])
  expect(vettingGaps({ ...missing, exception: LONG_ENOUGH })).toEqual([])
})

test('an address that nobody confirmed always does', () => {
  expect(vettingGaps({ ...facts, emailVerified: false, exception: LONG_ENOUGH })).toEqual(['email'])
})

test('so do the unchecked details of a trader', () => {
  const unchecked = { ...facts, isUncheckedTrader: true }
  expect(vettingGaps(unchecked)).toEqual(['trader'])
  expect(vettingGaps({ ...unchecked, missingChecks: ['identity'] })).toEqual(['identity', 'trader'])
  expect(vettingGaps({ ...unchecked, exception: LONG_ENOUGH })).toEqual([])
})
