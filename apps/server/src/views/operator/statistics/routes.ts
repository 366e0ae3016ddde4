import { exportStats, getOverview, getStats } from '@anseo/contract/stats'
import { getDemandStats } from '@anseo/contract/demand-stats'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readDemandStats } from './demand-stats.ts'
import { exportStatsBy } from './export-stats.ts'
import { readOverview } from './read-overview.ts'
import { readStats } from './read-stats.ts'

/** The operator's figures. */
export function bindStatistics(bind: Bind, runtime: Runtime) {
  bind(getStats, ({ query }) => readStats(runtime, query))
  bind(exportStats, ({ query }) => exportStatsBy(runtime, query))
  bind(getDemandStats, ({ query }) => readDemandStats(runtime, query))
  bind(getOverview, () => readOverview(runtime))
}
