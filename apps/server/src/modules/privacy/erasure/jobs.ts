import { removePortrait } from '../../../platform/files/portrait-widths.ts'
import type { JobHandlers } from '../../../platform/jobs/queue.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/** What of an erased account is not in the database: done again until it is done. */
export const erasureJobs = ({ files }: Runtime): Pick<JobHandlers, 'remove-files'> => ({
  'remove-files': async ({ portraits, papers }) => {
    for (const key of portraits) await removePortrait(files, key)
    for (const key of papers) await files.remove(key)
  },
})
