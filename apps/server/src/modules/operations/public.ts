// The public interface of this module; other modules import only from here, from its events and from its tables.

export { observeJobs } from './jobs/metrics.ts'
export { JOB_STATE } from './jobs/store.ts'
export { ensureFirstAdmin } from './first-admin/ensure-first-admin.ts'
