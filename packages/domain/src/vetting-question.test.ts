import { expect, test } from 'vitest'
import { questionState } from './vetting-question.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))

test.each([
  [null, null, 'open'],
  [at(8), at(9), 'open'],
  [at(11), at(9), 'answered'],
  [at(11), at(12), 'resolved'],
  [null, at(12), 'resolved'],
] as const)('a question of 10 AM, with %s in and %s decided, is %s', (givenAt, decidedAt, state) => {
  expect(questionState(at(10), { givenAt, decidedAt })).toBe(state)
})
