import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { findJob, removeJob } from './store.ts'

/**
 * An admin gives a job up for good. Money that it was to move is found again by the sweeps.
 * @throws Refusal `NOT_FOUND` when it is gone, `JOB_RUNNING` when it is under way.
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
