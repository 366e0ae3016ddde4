import type { ServerModule } from '../../platform/server-module.ts'
import { bindContentNotices } from './content-notices/routes.ts'
import { trustData } from './personal-data.ts'
import { bindProblemReports } from './problem-reports/routes.ts'
import { bindReviews } from './reviews/routes.ts'
import { reviewSweeps } from './reviews/sweeps.ts'

/** Reviews, problem reports and reports of content. */
export const trust: ServerModule = {
  routes: (bind, runtime) => {
    bindReviews(bind, runtime)
    bindProblemReports(bind, runtime)
    bindContentNotices(bind, runtime)
  },
  sweeps: reviewSweeps,
  personalData: trustData,
}
