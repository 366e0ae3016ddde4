import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { findFailedIds, findJob, rescheduleJobs } from './store.ts'

/**
 * Retries a job at once for an admin, with all its attempts again.
 * @throws Refusal `NOT_FOUND` if it is gone, `JOB_RUNNING` if it is running.
 */
export async function retryJobNow(runtime: Runtime, { accountId }: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const job = await findJob(unit.db, id)
    if (!job) throw new Refusal('NOT_FOUND')
    if ((await rescheduleJobs(unit.db, [id])) === 0) throw new Refusal('JOB_RUNNING')
    await recordAudit(unit, {
      adminId: accountId,
      action: 'job.retried',
      subject: { kind: 'job', id },
      details: { task: job.task, attempts: job.attempts },
    })
  })
}

/**
 * Retries every failed job of a kind at once for an admin; returns their number.
 * @throws Refusal `NOT_FOUND` if there is none.
 */
export async function retryFailedJobs(
  runtime: Runtime,
  { accountId }: Caller,
  task: string,
): Promise<number> {
  return runtime.transaction(async (unit) => {
    const ids = await findFailedIds(unit.db, task)
    if (ids.length === 0) throw new Refusal('NOT_FOUND')
    const retried = await rescheduleJobs(unit.db, ids)
    await recordAudit(unit, {
      adminId: accountId,
      action: 'jobs.retried',
      subject: { kind: 'job', id: task },
      details: { task, retried },
    })
    return retried
  })
}
