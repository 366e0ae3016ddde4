import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { ownApp } from '../../../testing/own-app.ts'
import { observeJobs } from './metrics.ts'

const app = ownApp()

test('a sweep apart that goes on does not hide that the others hang', async () => {
  const { sweepLog } = app.runtime
  const run = async () => undefined
  const sweeps = [
    { name: 'hangs', run },
    { name: 'goes on', run, isApart: true },
  ]
  const registry = new Registry()
  observeJobs(registry, app.runtime, sweeps)
  app.clock.stopAt(new Date('2026-11-18T12:00:00Z'))
  await sweepLog.record(sweeps.map(({ name }) => sweepLog.runOf(name, 1)))
  app.clock.stopAt(new Date('2026-11-18T12:20:00Z'))
  await sweepLog.record([sweepLog.runOf('goes on', 1)])
  expect(await registry.metrics()).toContain(
    `sweeps{figure="ran_seconds"} ${Date.parse('2026-11-18T12:00:00Z') / 1000}\n`,
  )
})
