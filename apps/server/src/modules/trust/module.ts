import type { ServerModule } from '../../platform/server-module.ts'
import { trustData } from './personal-data.ts'
import { bindProblemReports } from './problem-reports/routes.ts'
import { bindReviews } from './reviews/routes.ts'
import { reviewSweeps } from './reviews/sweeps.ts'

/** Reviews and problem reports. */
export const trust: ServerModule = {
  routes: (bind, runtime) => {
    bindReviews(bind, runtime)
    bindProblemReports(bind, runtime)
  },
  sweeps: reviewSweeps,
  personalData: trustData,
}
