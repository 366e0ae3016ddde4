import { getDemandStats } from '@anseo/contract/demand-stats'
import { getOverview } from '@anseo/contract/stats'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readDemandStats } from './demand-stats.ts'
import { readOverview } from './read-overview.ts'

/** Binds the operator's overview, and the figures of demand. */
export function bindOverview(bind: Bind, runtime: Runtime) {
  bind(getDemandStats, ({ query }) => readDemandStats(runtime, query))
  bind(getOverview, () => readOverview(runtime))
}
