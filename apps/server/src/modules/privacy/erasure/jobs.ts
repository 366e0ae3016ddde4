import { removePortrait } from '../../../platform/files/portrait-widths.ts'
import { redactPayer } from '@anseo/payment-sandbox/redact-payer'
import type { JobHandlers } from '../../../platform/jobs/queue.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/** What of an erased account is not in the database: done again until it is done. */
export const erasureJobs = ({
  config,
  files,
  pool,
}: Runtime): Pick<JobHandlers, 'remove-files' | 'redact-payer'> => ({
  'remove-files': async ({ portraits, papers }) => {
    for (const key of portraits) await removePortrait(files, key)
    for (const key of papers) await files.remove(key)
  },
  'redact-payer': async ({ intentIds }) => {
    if (!config.stripe) await redactPayer(pool, intentIds)
  },
})
