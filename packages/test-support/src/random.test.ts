import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const drawn = (seed: number) => {
  const random = createRandom(seed)
  return Array.from({ length: 100 }, () => random.whole(1, 6))
}

test('the same seed draws the same, another seed something else', () => {
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(7)).not.toEqual(drawn(8))
  expect(new Set(drawn(7))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('a fork does not depend on what was drawn before', () => {
  const fresh = createRandom(7)
  const used = createRandom(7)
  used.fraction()
  expect(used.fork('a').fraction()).toBe(fresh.fork('a').fraction())
  expect(used.fork('a').fraction()).not.toBe(fresh.fork('b').fraction())
})
