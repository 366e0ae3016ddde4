import { expect, test } from 'vitest'
import { runFuzz } from './run.ts'

/** One seed that never changes, so that a failure is one of the change; and one that nobody has seen. */
test.each([
  ['the seed of every run', 20_260_101, { requests: 800, packets: 300, sequences: 120 }],
  [
    'a seed of its own',
    Math.floor(Math.random() * 1_000_000),
    { requests: 700, packets: 200, sequences: 80 },
  ],
])('requests, packets and sequences find nothing, with %s', async (_, seed, sizes) => {
  const { lines } = await runFuzz({ ...sizes, seed, print: console.log })
  expect(lines, `seed ${seed}`).toEqual(['0 findings'])
})
