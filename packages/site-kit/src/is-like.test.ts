import { expect, test } from 'vitest'
import { isLike } from './is-like.ts'

const START = { name: '', length: { minutes: 60 } }

test('a saved value with the fields and types of the other one is like it', () => {
  expect(isLike({ name: 'Cut', length: { minutes: 45 } }, START)).toBe(true)
  expect(isLike('Cut', '')).toBe(true)
})

test.each([
  null,
  'Cut',
  { name: 'Cut' },
  { name: 'Cut', length: null },
  { name: 'Cut', length: { minutes: '45' } },
])('a saved value of another form is not: %j', (saved) => {
  expect(isLike(saved, START)).toBe(false)
})
