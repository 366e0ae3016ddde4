import { describe, expect, test } from 'vitest'
import { parseIsoDate } from './calendar-date.ts'
import { complaintProblem, complainUntil, decideBy, decisionsFor, isPossibleLastDay } from './moderation.ts'

const at = (iso: string) => new Date(iso)

describe('a complaint', () => {
  test.each([
    ['2026-11-24T12:00:00Z', '2027-05-24T12:00:00.000Z'],
    ['2026-08-31T12:00:00Z', '2027-02-28T12:00:00.000Z'],
    ['2027-08-31T12:00:00Z', '2028-02-29T12:00:00.000Z'],
  ])('about a decision of %s is possible until %s', (decided, until) => {
    expect(complainUntil(at(decided)).toISOString()).toBe(until)
  })

  const open = { decidedAt: at('2026-11-24T12:00:00Z'), isLifted: false, isContested: false }

  test.each([
    ['at the last moment', {}, '2027-05-24T12:00:00Z', undefined],
    ['a moment later', {}, '2027-05-24T12:00:00.001Z', 'COMPLAINT_OVER'],
    ['a second time', { isContested: true }, '2026-11-25T12:00:00Z', 'COMPLAINT_SENT'],
    ['once the decision is lifted', { isLifted: true }, '2026-11-25T12:00:00Z', 'DECISION_LIFTED'],
  ])('%s', (_when, changed, now, code) => {
    expect(complaintProblem({ ...open, ...changed }, at(now))?.code).toBe(code)
  })
})

test('a report has two days', () => {
  expect(decideBy(at('2026-11-24T12:00:00Z'))).toEqual(at('2026-11-26T12:00:00Z'))
})

test.each([
  ['review', 'client', 'Late.', ['none', 'redact', 'remove', 'block']],
  ['review', 'client', null, ['none', 'remove', 'block']],
  ['profile', 'vendor', 'Cuts and colours', ['none', 'redact', 'remove', 'suspend']],
  ['profile', 'vendor', '', ['none', 'remove', 'suspend']],
  ['photo', 'vendor', 'A fringe', ['none', 'remove', 'suspend']],
  ['person', 'client', null, ['none', 'block']],
] as const)('a %s of a %s with the text %o can be decided: %j', (kind, author, text, decisions) => {
  expect(decisionsFor({ kind, author, text })).toEqual(decisions)
})

test.each([
  ['2026-11-23', false],
  ['2026-11-24', true],
  ['2028-11-23', true],
  ['2028-11-24', false],
])('a restriction of 24 November 2026 can end with %s: %s', (day, possible) => {
  // In Dublin it is half an hour before midnight.
  expect(isPossibleLastDay(parseIsoDate(day)!, at('2026-11-24T23:30:00Z'))).toBe(possible)
})
