// @module-tag time
import { expect, test } from 'vitest'
import { birthdayProblem } from './birthday.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

test.each([
  ['2008-11-21', null],
  ['2008-11-22', 'UNDER_AGE'],
  ['2026-11-21', 'NOT_PAST'],
  ['2030-01-01', 'NOT_PAST'],
  ['1990-02-30', 'INVALID'],
  ['1899-12-31', 'INVALID'],
  ['1990-1-1', 'INVALID'],
])('%s gives %s', (text, problem) => {
  expect(birthdayProblem(text, NOW)).toBe(problem)
})

test('today is today in Dublin', () => {
  expect(birthdayProblem('2008-07-02', new Date('2026-07-01T23:30:00Z'))).toBeNull()
  expect(birthdayProblem('2008-07-02', new Date('2026-07-01T22:30:00Z'))).toBe('UNDER_AGE')
})

test('who was born on 29 February is of age on 1 March', () => {
  expect(birthdayProblem('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe('UNDER_AGE')
  expect(birthdayProblem('2008-02-29', new Date('2026-03-01T12:00:00Z'))).toBeNull()
})
