import { JOB_STATES } from '@anseo/contract/jobs'
import { Gauge, type Registry } from 'prom-client'
import type { Sweep } from '../../../platform/jobs/sweeper.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countJobs } from './store.ts'

/** Registers gauges of the queue's jobs by state, and of the sweeps. */
export function observeJobs(
  registry: Registry,
  { db, sweepLog }: Pick<Runtime, 'db' | 'sweepLog'>,
  allSweeps: readonly Sweep[],
): void {
  // Those apart run on although one of the others hangs.
  const apart = new Set(allSweeps.flatMap(({ name, isApart }) => (isApart ? [name] : [])))

  const registers = [registry]
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs of the queue, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const state of JOB_STATES) jobs.set({ state }, 0)
      for (const { state, count } of await countJobs(db)) jobs.inc({ state }, count)
    },
  })
  const sweeps = new Gauge({
    name: 'sweeps',
    help: 'The sweeps: how many failed in their last run, and when one last ran, in seconds since 1970.',
    labelNames: ['figure'],
    registers,
    async collect() {
      const runs = await sweepLog.runs()
      sweeps.set({ figure: 'failing' }, runs.filter(({ error }) => error !== null).length)
      const inLine = runs.filter(({ name }) => !apart.has(name))
      sweeps.set({ figure: 'ran_seconds' }, Math.max(0, ...inLine.map(({ ranAt }) => ranAt.getTime())) / 1000)
    },
  })
}
