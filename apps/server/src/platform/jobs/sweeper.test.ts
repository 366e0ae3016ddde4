import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { startSweeper } from './sweeper.ts'

afterEach(() => vi.useRealTimers())

test('stopping waits for a sweep under way since an earlier turn, and begins none after it', async () => {
  await using app = await startTestApp()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { sweepLog } = app.runtime
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = vi.fn(() => promise)
  const sweeps = [
    { name: 'under way', run },
    { name: 'next', run: async () => undefined },
  ]
  const everyMs = 15_000
  const sweeper = startSweeper(sweeps, everyMs, sweepLog, pino({ level: 'silent' }))
  vi.advanceTimersByTime(2 * everyMs)
  let hasStopped = false
  const stopped = sweeper.stop().then(() => (hasStopped = true))
  await new Promise(setImmediate)
  expect(hasStopped).toBe(false)
  expect(run).toHaveBeenCalledOnce()
  resolve()
  await stopped
  expect((await sweepLog.runs()).map(({ name }) => name)).toEqual(['under way'])
})
