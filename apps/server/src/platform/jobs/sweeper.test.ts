import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { startSweeper } from './sweeper.ts'

test('stopping waits for the sweep that is under way, and begins none after it', async () => {
  await using app = await startTestApp()
  const { sweepLog } = app.runtime
  const { promise, resolve } = Promise.withResolvers<void>()
  const sweeps = [
    { name: 'under way', run: () => promise },
    { name: 'next', run: async () => undefined },
  ]
  const sweeper = startSweeper(sweeps, 60_000, sweepLog, pino({ level: 'silent' }))
  const stopped = sweeper.stop()
  resolve()
  await stopped
  expect((await sweepLog.runs()).map(({ name }) => name)).toEqual(['under way'])
})
