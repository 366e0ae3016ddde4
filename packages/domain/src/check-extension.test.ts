// @module-tag time
import { describe, expect, test } from 'vitest'
import { extendedEnd, mayExtend } from './check-extension.ts'
import { endOfValidity } from './vetting-verdict.ts'

const NOW = new Date('2027-03-24T12:00:00Z')
const end = (day: number, month = 3) => endOfValidity({ year: 2027, month, day })

describe('seven more days', () => {
  test('count from the last day of the document, across the change of clocks', () => {
    expect(extendedEnd(end(26), NOW)).toEqual(end(2, 4))
  })

  test('count from today where it has expired', () => {
    expect(extendedEnd(end(23), NOW)).toEqual(end(31))
    expect(extendedEnd(end(1), NOW)).toEqual(end(31))
  })

  const pass = { outcome: 'passed' as const, documentEndsAt: null }
  test.each([
    [{ ...pass, expiresAt: end(23) }, true],
    [{ ...pass, expiresAt: end(23, 4) }, true],
    [{ ...pass, expiresAt: end(24, 4) }, false],
    [{ ...pass, expiresAt: null }, false],
    [{ ...pass, expiresAt: end(30), documentEndsAt: end(23) }, false],
    [{ ...pass, outcome: 'failed' as const, expiresAt: end(23) }, false],
  ])('%# may be given: %o, %s', (check, may) => {
    expect(mayExtend(check, NOW)).toBe(may)
  })
})
