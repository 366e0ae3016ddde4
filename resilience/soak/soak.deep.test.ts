// covers: ASVS 1.4.3
import { expect, test } from 'vitest'
import { runSoak } from './run.ts'

// The short form of `npm run soak`: a leak of every visit shows, what takes half an hour to see does not.
test('used for a minute, the product holds no more than after the warm-up', async () => {
  const { lines, findings } = await runSoak({ minutes: 0.8, mostGrowth: 0.25, print: () => undefined })
  expect(findings, lines.join('\n')).toEqual([])
})
