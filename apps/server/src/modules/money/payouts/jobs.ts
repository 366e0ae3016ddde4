import type { JobHandlers } from '../../../platform/jobs/queue.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { checkPayoutAccount } from './choose-payout-account.ts'
import { issuePayout } from './issue-payout.ts'

/** What is asked of the payment provider for vendors. */
export const payoutJobs = (runtime: Runtime): Pick<JobHandlers, 'issue-payout' | 'check-payout-account'> => ({
  'issue-payout': ({ payoutId }) => issuePayout(runtime, payoutId),
  'check-payout-account': ({ account }) => checkPayoutAccount(runtime, account),
})
