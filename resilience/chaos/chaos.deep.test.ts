// covers: ASVS 2.3.3, 2.3.4
import { expect, test } from 'vitest'
import { runChaos } from './run.ts'

// The short form of `npm run chaos`. How soon it is ready again is measured there: a busy machine takes its time.
test('killed three times, and its database once, the product loses nothing and has nothing twice', async () => {
  const { lines, findings } = await runChaos({
    kills: 3,
    databaseKills: 1,
    clients: 8,
    seed: 1,
    readyWithinMs: 60_000,
    print: () => undefined,
  })
  expect(findings, lines.join('\n')).toEqual([])
})
