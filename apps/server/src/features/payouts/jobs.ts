import type { JobHandlers } from '../../infrastructure/jobs/queue.ts'
import type { Runtime } from '../../runtime.ts'
import { issuePayout } from './issue-payout.ts'

/** What is asked of the payment provider for vendors. */
export const payoutJobs = (runtime: Runtime): Pick<JobHandlers, 'issue-payout'> => ({
  'issue-payout': ({ payoutId }) => issuePayout(runtime, payoutId),
})
