import { handle, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { checkPayoutAccountJob, issuePayoutJob } from '../events.ts'
import { checkPayoutAccount } from './choose-payout-account.ts'
import { issuePayout } from './issue-payout.ts'

/** Returns the jobs that ask the payment provider on behalf of vendors. */
export const payoutJobs = (runtime: Runtime): JobHandler[] => [
  handle(issuePayoutJob, ({ payoutId }) => issuePayout(runtime, payoutId)),
  handle(checkPayoutAccountJob, ({ account }) => checkPayoutAccount(runtime, account)),
]
