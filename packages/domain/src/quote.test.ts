// @module-tag time
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acceptProblem,
  changeProblem,
  isQuotable,
  quoteExpiry,
  type QuoteFacts,
  quoteName,
  quoteState,
  quoteTotal,
} from './quote.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const open: QuoteFacts = {
  version: 2,
  newestVersion: 2,
  start: hours(48),
  expiresAt: hours(24),
  accepted: false,
  withdrawn: false,
  closed: false,
}

describe('the state of a quote', () => {
  test.each([
    ['open', {}, null],
    ['replaced', { version: 1 }, 'QUOTE_REPLACED'],
    ['accepted', { accepted: true }, 'QUOTE_ACCEPTED'],
    ['withdrawn', { withdrawn: true }, 'QUOTE_WITHDRAWN'],
    ['closed', { closed: true }, 'REQUEST_CLOSED'],
    ['expired', { expiresAt: now }, 'QUOTE_EXPIRED'],
    ['expired', { start: now }, 'QUOTE_EXPIRED'],
  ] as const)('%s with %j', (state, changed, code) => {
    const facts = { ...open, ...changed }
    expect(quoteState(facts, now)).toBe(state)
    expect(acceptProblem(facts, now)?.code ?? null).toBe(code)
  })

  test('an older version is replaced, and cannot be accepted, whatever else happened', () => {
    const facts = fc.record({
      version: fc.integer({ min: 1, max: 5 }),
      start: fc.date({ noInvalidDate: true }),
      expiresAt: fc.date({ noInvalidDate: true }),
      accepted: fc.boolean(),
      withdrawn: fc.boolean(),
      closed: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (some) => {
        const older = { ...some, newestVersion: some.version + 1 }
        expect(quoteState(older, now)).toBe('replaced')
        expect(acceptProblem(older, now)).not.toBeNull()
      }),
    )
  })

  test('what was accepted or taken back is not changed any more; an expired one can be renewed', () => {
    expect(changeProblem({ ...open, accepted: true })).toEqual({ code: 'QUOTE_ACCEPTED' })
    expect(changeProblem({ ...open, withdrawn: true })).toEqual({ code: 'QUOTE_WITHDRAWN' })
    expect(changeProblem({ accepted: false, withdrawn: false, closed: false })).toBeNull()
  })
})

describe('the money of a quote', () => {
  test('its lines are summed, also what comes off', () => {
    expect(
      quoteTotal([
        { label: 'Cut', cents: 5500 },
        { label: 'Both together', cents: -3000 },
      ]),
    ).toBe(2500)
  })

  test('it is more than nothing and at most €10,000', () => {
    expect([0, -1, 1, 1_000_000, 1_000_001].map(isQuotable)).toEqual([false, false, true, true, false])
  })
})

test('a quote never holds longer than to the start of its slot', () => {
  expect(quoteExpiry(now, 24, hours(48))).toEqual(hours(24))
  expect(quoteExpiry(now, 72, hours(48))).toEqual(hours(48))
})

test('a booking by a quote is named after its first line', () => {
  const cut = { label: 'Cut', cents: 5500 }
  expect(quoteName([cut])).toBe('Cut')
  expect(quoteName([cut, cut, cut])).toBe('Cut and 2 more')
})
