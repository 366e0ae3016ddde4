// @module-tag time
import { expect, test } from 'vitest'
import { endOfValidity, lastValidDay, type TypedVerdict, verdictProblem } from './vetting-verdict.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

test.each<[TypedVerdict, 'reason' | 'lastDay' | undefined]>([
  [{ kind: 'identity', outcome: 'passed' }, undefined],
  [{ kind: 'identity', outcome: 'passed', lastDay: '2026-11-20' }, undefined],
  [{ kind: 'identity', outcome: 'passed', lastDay: '2026-11-19' }, 'lastDay'],
  [{ kind: 'insurance', outcome: 'passed' }, 'lastDay'],
  [{ kind: 'garda-vetting', outcome: 'passed' }, 'lastDay'],
  [{ kind: 'insurance', outcome: 'passed', lastDay: '2027-02-30' }, 'lastDay'],
  [{ kind: 'insurance', outcome: 'passed', lastDay: 'soon' }, 'lastDay'],
  [{ kind: 'insurance', outcome: 'passed', lastDay: '2036-11-20' }, undefined],
  [{ kind: 'insurance', outcome: 'passed', lastDay: '2036-11-21' }, 'lastDay'],
  [{ kind: 'insurance', outcome: 'failed' }, 'reason'],
  [{ kind: 'insurance', outcome: 'failed', reason: 'Not readable.' }, undefined],
])('%j is refused for %s', (verdict, field) => {
  expect(verdictProblem(verdict, NOW)?.field).toBe(field)
})

test('a check holds to the end of its last day in Dublin', () => {
  const summer = endOfValidity({ year: 2027, month: 6, day: 30 })
  expect(summer).toEqual(new Date('2027-06-30T23:00:00Z'))
  expect(lastValidDay(summer)).toEqual({ year: 2027, month: 6, day: 30 })
  expect(endOfValidity({ year: 2027, month: 1, day: 31 })).toEqual(new Date('2027-02-01T00:00:00Z'))
})
