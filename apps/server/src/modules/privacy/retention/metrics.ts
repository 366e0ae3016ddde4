import { Gauge, type Registry } from 'prom-client'
import type { Runtime } from '../../../platform/runtime.ts'
import { periodsOf } from './periods.ts'
import { findRuns } from './store.ts'

/** Registers gauges of the latest retention run: rows removed by kind, and the instant it finished. */
export function observeRetention(
  registry: Registry,
  { db, personalData }: Pick<Runtime, 'db' | 'personalData'>,
): void {
  const removed = new Gauge({
    name: 'retention_removed',
    help: 'Rows removed on the last day of the retention job, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const [run] = await findRuns(db, 1)
      for (const { kind } of periodsOf(personalData)) removed.set({ kind }, run?.removed[kind] ?? 0)
      finished.set((run?.finishedAt?.getTime() ?? 0) / 1000)
    },
  })
  const finished = new Gauge({
    name: 'retention_finished_seconds',
    help: 'When the retention job last finished, by our clock, in seconds since 1970.',
    registers: [registry],
  })
}
