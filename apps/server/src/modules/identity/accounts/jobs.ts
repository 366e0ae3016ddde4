import type { JobHandlers } from '../../../infrastructure/jobs/queue.ts'
import type { Runtime } from '../../../runtime.ts'
import { mailLinkTo } from './mail-link.ts'

/** The work of accounts that leaves the request. */
export const accountJobs = (runtime: Runtime): Pick<JobHandlers, 'mail-link'> => ({
  'mail-link': (payload) => mailLinkTo(runtime, payload),
})
