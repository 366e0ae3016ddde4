import { exportStats, getStats } from '@anseo/contract/stats'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportStatsBy } from './export-stats.ts'
import { readStats } from './read-stats.ts'

/** Binds the calls for the operator's figures. */
export function bindStatistics(bind: Bind, runtime: Runtime) {
  bind(getStats, ({ query }) => readStats(runtime, query))
  bind(exportStats, ({ query }) => exportStatsBy(runtime, query))
}
