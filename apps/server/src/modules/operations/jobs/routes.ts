import { deleteJob, exportJobs, listJobs, retryJob, retryJobs } from '@anseo/contract/jobs'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { deleteJobNow } from './delete-job.ts'
import { exportJobsBy } from './export-jobs.ts'
import { listJobsBy } from './list-jobs.ts'
import { retryFailedJobs, retryJobNow } from './retry-jobs.ts'

/** Binds what an admin sees and does of the job queue. */
export function bindJobs(bind: Bind, runtime: Runtime) {
  bind(listJobs, ({ query }) => listJobsBy(runtime, query))
  bind(exportJobs, ({ caller, query }) => exportJobsBy(runtime, caller, query))
  bind(retryJobs, async ({ caller, body }) => {
    const retried = await retryFailedJobs(runtime, caller, body.task)
    return { message: 'Retrying now', retried }
  })
  bind(retryJob, async ({ caller, params }) => {
    await retryJobNow(runtime, caller, params.id)
    return 'Retrying the job now'
  })
  bind(deleteJob, async ({ caller, params }) => {
    await deleteJobNow(runtime, caller, params.id)
    return 'Job deleted'
  })
}
