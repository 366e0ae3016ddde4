import type { JobOnWire, SweepOnWire } from '@anseo/contract/jobs'
import type { SweepRun } from '../../../platform/jobs/sweep-log.ts'
import { maskLoginCode } from '../../../platform/mail/mask-login-code.ts'
import { maskAddresses } from '../../../platform/process/mask-addresses.ts'
import type { JobRow } from './store.ts'

/** Fields of a payload that can be shown without revealing personal data. */
const SHOWN = [
  'subject',
  'paymentId',
  'refundId',
  'payoutId',
  'providerDisputeId',
  'subscriptionId',
  'role',
  'purpose',
  'until',
] as const
/** Fields with an address, of which only a distinguishing part is shown. */
const ADDRESSES = ['to', 'email'] as const

const masked = (text: string): string => maskAddresses(maskLoginCode(text))

/** Returns a job for an admin: its subject, without texts or full addresses of people. */
export const presentJob = ({ payload, lastError, ...job }: JobRow): JobOnWire => ({
  _id: job.id,
  task: job.task,
  state: job.state,
  about: aboutOf(payload),
  attempts: job.attempts,
  maxAttempts: job.maxAttempts,
  lastError: lastError && masked(lastError),
  createdAt: job.createdAt.toISOString(),
  runAt: job.runAt.toISOString(),
})

function aboutOf(payload: Record<string, unknown>): Record<string, string> {
  const about: Record<string, string> = {}
  for (const name of ADDRESSES) if (typeof payload[name] === 'string') about[name] = masked(payload[name])
  for (const name of SHOWN) if (typeof payload[name] === 'string') about[name] = masked(payload[name])
  return about
}

/** Returns the last run of a sweep for the wire. */
export const presentSweep = ({ ranAt, failedAt, error, ...run }: SweepRun): SweepOnWire => ({
  ...run,
  ranAt: ranAt.toISOString(),
  error: error && masked(error),
  failedAt: failedAt?.toISOString() ?? null,
})
