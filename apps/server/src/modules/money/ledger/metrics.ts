import { Gauge, type Registry } from 'prom-client'
import type { Runtime } from '../../../platform/runtime.ts'
import { reportBooks } from './books-report.ts'

/** Registers gauges of the ledger's balance, as in `/health/ready`. */
export function observeBooks(registry: Registry, runtime: Pick<Runtime, 'db'>): void {
  const gauge = new Gauge({
    name: 'ledger',
    help: 'The books: balanced (1 or 0), sum of all entries in euro, findings of ours, differences from the provider.',
    labelNames: ['figure'],
    registers: [registry],
    async collect() {
      const { balanced, sum, findings, differences } = await reportBooks(runtime)
      gauge.set({ figure: 'balanced' }, balanced ? 1 : 0)
      gauge.set({ figure: 'sum_euro' }, sum)
      gauge.set({ figure: 'findings' }, findings.length)
      gauge.set({ figure: 'differences' }, differences.length)
    },
  })
}
