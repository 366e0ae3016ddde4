import type { JobHandlers } from '../../../platform/jobs/queue.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { mailLinkTo } from './mail-link.ts'

/** The work of accounts that leaves the request. */
export const accountJobs = (runtime: Runtime): Pick<JobHandlers, 'mail-link'> => ({
  'mail-link': (payload) => mailLinkTo(runtime, payload),
})
