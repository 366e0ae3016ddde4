import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { startSweeper } from './sweeper.ts'

const everyMs = 15_000
const log = pino({ level: 'silent' })

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
  const sweeper = startSweeper(sweeps, { everyMs, sweepLog, log })
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

test('a sweep apart that hangs holds up none of the others', async () => {
  await using app = await startTestApp()
  const { sweepLog } = app.runtime
  const { promise, resolve } = Promise.withResolvers<void>()
  const [hang, next] = [vi.fn(() => promise), vi.fn(async () => undefined)]
  const sweeps = [
    { name: 'hangs', run: hang, isApart: true },
    { name: 'next', run: next },
  ]
  const sweeper = startSweeper(sweeps, { everyMs: 5, sweepLog, log })
  await expect.poll(() => next.mock.calls.length).toBeGreaterThan(2)
  expect(hang).toHaveBeenCalledOnce()
  expect((await sweepLog.runs()).map(({ name }) => name)).toEqual(['next'])
  resolve()
  await sweeper.stop()
  expect((await sweepLog.runs()).map(({ name }) => name)).toEqual(['hangs', 'next'])
})
