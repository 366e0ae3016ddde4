import type { ServerModule } from '../../platform/server-module.ts'
import { bindAccountBlocks } from './account-blocks/routes.ts'
import { bindComplaints } from './complaints/routes.ts'
import { bindContentNotices } from './content-notices/routes.ts'
import { trustData } from './personal-data.ts'
import { bindProblemReports } from './problem-reports/routes.ts'
import { bindReviews } from './reviews/routes.ts'
import { bindRestrictions } from './restrictions/routes.ts'
import { endDueRestrictions } from './restrictions/end-due-restrictions.ts'
import { publishDueReviews } from './reviews/publish-reviews.ts'
import { statementListeners } from './statements/listeners.ts'
import { bindStatements } from './statements/routes.ts'

/** Reviews, problem reports, reports of content, decisions about content and accounts, and complaints about them. */
export const trust: ServerModule = {
  routes: (bind, runtime) => {
    bindReviews(bind, runtime)
    bindProblemReports(bind, runtime)
    bindContentNotices(bind, runtime)
    bindStatements(bind, runtime)
    bindRestrictions(bind, runtime)
    bindComplaints(bind, runtime)
    bindAccountBlocks(bind, runtime)
  },
  listeners: statementListeners,
  sweeps: (runtime) => [
    { name: 'show due reviews', run: () => publishDueReviews(runtime) },
    { name: 'end restrictions', run: () => endDueRestrictions(runtime) },
  ],
  personalData: trustData,
}
