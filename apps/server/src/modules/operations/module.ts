import type { ServerModule } from '../../platform/server-module.ts'
import { bindJobs } from './jobs/routes.ts'
import { bindOpenIdLogin } from './openid-login/routes.ts'
import { operationsData } from './personal-data.ts'
import { bindSettings } from './settings/routes.ts'
import { bindStatistics } from './statistics/routes.ts'
import { sumChangedDays } from './statistics/sum-days.ts'
import { bindTeam } from './team/routes.ts'
import { bindTeamNotes } from './team-notes/routes.ts'

/** Settings, the job queue, statistics, and the team with its notes. */
export const operations: ServerModule = {
  routes: (bind, runtime) => {
    bindJobs(bind, runtime)
    bindSettings(bind, runtime)
    bindStatistics(bind, runtime)
    bindTeam(bind, runtime)
    bindTeamNotes(bind, runtime)
    bindOpenIdLogin(bind, runtime)
  },
  sweeps: (runtime) => [{ name: 'sum the days of the statistics', run: () => sumChangedDays(runtime) }],
  personalData: operationsData,
}
