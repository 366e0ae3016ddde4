// covers: ASVS 1.2.4, 2.2.1, 4.1.1, 4.2.1, 8.2.2, 8.2.3, 8.4.1, 15.3.1, 15.3.5, 16.5.1
import { expect, test } from 'vitest'
import { runFuzz } from './run.ts'

// The short form of `npm run fuzz`, with seeds that never change, so that a failure is one of the change.
test.each([
  [20_260_101, { requests: 800, packets: 300, sequences: 120 }],
  [2, { requests: 700, packets: 200, sequences: 80 }],
])('requests, packets and sequences find nothing, with seed %i', async (seed, sizes) => {
  const { lines } = await runFuzz({ ...sizes, seed, print: () => undefined })
  expect(lines, `seed ${seed}`).toEqual(['0 findings'])
})
