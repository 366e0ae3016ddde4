// @module-tag time
import { expect, test } from 'vitest'
import {
  endOfValidity,
  lastDayOf,
  lastValidDay,
  type TypedVerdict,
  type VerdictProblem,
  verdictProblem,
} from './vetting-verdict.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

const GARDA = { kind: 'garda-vetting', outcome: 'passed', organisation: 'Tusla' } as const

test.each<[TypedVerdict, VerdictProblem['field'] | undefined]>([
  [{ kind: 'identity', outcome: 'passed' }, undefined],
  [{ kind: 'identity', outcome: 'passed', lastDay: '2026-11-20' }, undefined],
  [{ kind: 'identity', outcome: 'passed', lastDay: '2026-11-19' }, 'lastDay'],
  [{ kind: 'insurance', outcome: 'passed' }, 'lastDay'],
  [{ kind: 'garda-vetting', outcome: 'passed', vettedOn: '2026-10-01' }, 'organisation'],
  [GARDA, 'vettedOn'],
  [{ ...GARDA, vettedOn: '2026-11-20' }, undefined],
  [{ ...GARDA, vettedOn: '2026-11-21' }, 'vettedOn'],
  [{ ...GARDA, vettedOn: '2023-11-20' }, undefined],
  [{ ...GARDA, vettedOn: '2023-11-19' }, 'vettedOn'],
  [{ ...GARDA, vettedOn: '2026-10-01', lastDay: '2029-10-01' }, undefined],
  [{ ...GARDA, vettedOn: '2026-10-01', lastDay: '2029-10-02' }, 'lastDay'],
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

test('Garda vetting is to be renewed three years after it, or when the operator says', () => {
  expect(lastDayOf({ ...GARDA, vettedOn: '2024-02-29' })).toEqual({ year: 2027, month: 3, day: 1 })
  expect(lastDayOf({ ...GARDA, vettedOn: '2024-02-29', lastDay: '2026-12-31' })).toEqual({
    year: 2026,
    month: 12,
    day: 31,
  })
  expect(lastDayOf({ kind: 'identity', outcome: 'passed' })).toBeNull()
})
