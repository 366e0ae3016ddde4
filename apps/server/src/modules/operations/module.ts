import type { ServerModule } from '../../platform/server-module.ts'
import { bindJobs } from './jobs/routes.ts'
import { operationsData } from './personal-data.ts'
import { bindSettings } from './settings/routes.ts'
import { bindStatistics } from './statistics/routes.ts'
import { sumChangedDays } from './statistics/sum-days.ts'
import { bindTeamNotes } from './team-notes/routes.ts'

/** Settings, the job queue, statistics and notes of the team. */
export const operations: ServerModule = {
  routes: (bind, runtime) => {
    bindJobs(bind, runtime)
    bindSettings(bind, runtime)
    bindStatistics(bind, runtime)
    bindTeamNotes(bind, runtime)
  },
  sweeps: (runtime) => [{ name: 'sum the days of the statistics', run: () => sumChangedDays(runtime) }],
  personalData: operationsData,
}
