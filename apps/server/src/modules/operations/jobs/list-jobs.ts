import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { JOB_STATES, type listJobs } from '@anseo/contract/jobs'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentJob, presentSweep } from './present.ts'
import { countJobs, findJobs } from './store.ts'

/** Returns a page of the queue's jobs in one state, the counts of all states, and the last runs of the sweeps. */
export async function listJobsBy(
  { db, sweepLog }: Pick<Runtime, 'db' | 'sweepLog'>,
  { page, pageSize, ...filter }: QueryOf<typeof listJobs>,
): Promise<ReplyOf<typeof listJobs>> {
  const [rows, counted, runs] = await Promise.all([
    findJobs(db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    countJobs(db),
    sweepLog.runs(),
  ])
  const ofState = counted.filter(({ state }) => state === filter.state)
  const counts = Object.fromEntries(
    JOB_STATES.map((each) => [each, sumOf(counted.filter(({ state }) => state === each))]),
  ) as ReplyOf<typeof listJobs>['counts']
  return {
    jobs: rows.map(presentJob),
    counts,
    tasks: ofState.map(({ task, count }) => ({ task, count })),
    sweeps: runs.map(presentSweep),
    total: sumOf(ofState.filter(({ task }) => filter.task === undefined || task === filter.task)),
    page,
    pageSize,
  }
}

const sumOf = (some: readonly { count: number }[]) => some.reduce((sum, { count }) => sum + count, 0)
