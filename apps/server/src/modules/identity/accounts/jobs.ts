import { handle, type JobHandler } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { mailLinkJob } from '../events.ts'
import { mailLinkTo } from './mail-link.ts'

/** The work of accounts that leaves the request. */
export const accountJobs = (runtime: Runtime): JobHandler[] => [
  handle(mailLinkJob, (payload) => mailLinkTo(runtime, payload)),
]
