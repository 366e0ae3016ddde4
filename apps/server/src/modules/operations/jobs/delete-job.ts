import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { findJob, removeJob } from './store.ts'

/**
 * Deletes a job for good as an admin. The sweeps find money that it was to move.
 * @throws Refusal `NOT_FOUND` if it is gone, `JOB_RUNNING` if it is running.
 */
export async function deleteJobNow(runtime: Runtime, { accountId }: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const job = await findJob(unit.db, id)
    if (!job) throw new Refusal('NOT_FOUND')
    if (!(await removeJob(unit.db, id))) throw new Refusal('JOB_RUNNING')
    await recordAudit(unit, {
      adminId: accountId,
      action: 'job.deleted',
      subject: { kind: 'job', id },
      details: { task: job.task, attempts: job.attempts },
    })
  })
}
