import type { ServerModule } from '../../platform/server-module.ts'
import { bindJobs } from './jobs/routes.ts'
import { operationsData } from './personal-data.ts'
import { bindSettings } from './settings/routes.ts'
import { bindTeamNotes } from './team-notes/routes.ts'

/** Settings, the job queue and notes of the team. */
export const operations: ServerModule = {
  routes: (bind, runtime) => {
    bindJobs(bind, runtime)
    bindSettings(bind, runtime)
    bindTeamNotes(bind, runtime)
  },
  personalData: operationsData,
}
