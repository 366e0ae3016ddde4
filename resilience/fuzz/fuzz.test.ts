import { expect, test } from 'vitest'
import { runFuzz } from './run.ts'

/** One seed that never changes, so that a failure is one of the change; and one that nobody has seen. */
test.each([
  ['the seed of every run', 20_260_101],
  ['a seed of its own', Math.floor(Math.random() * 1_000_000)],
])('requests, packets and sequences find nothing, with %s', async (_, seed) => {
  const { lines } = await runFuzz({ requests: 750, packets: 250, sequences: 100, seed, print: console.log })
  expect(lines, `npm run fuzz -- --short --seed ${seed}`).toEqual(['0 findings'])
})
