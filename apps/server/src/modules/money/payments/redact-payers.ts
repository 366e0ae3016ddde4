import { redactPayer } from '@anseo/payment-sandbox/redact-payer'
import { handle } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { redactPayerJob } from '../events.ts'

/** Takes who paid out of the sandbox; the real provider answers for its own records. */
export const handleRedactPayer = ({ config, pool }: Runtime) =>
  handle(redactPayerJob, async ({ intentIds }) => {
    if (!config.stripe) await redactPayer(pool, intentIds)
  })
