import type { JobKind, JobRun } from '../platform/jobs/job.ts'
import type { TestApp } from './test-app.ts'

/** Queues a job that no worker takes by itself, as one that was lost; returns what a worker is given. */
export async function lostJob<Payload>(
  { runtime }: Pick<TestApp, 'runtime'>,
  { name }: JobKind<Payload>,
  payload: Payload,
): Promise<[TestApp['runtime'], Payload, JobRun]> {
  const { rows } = await runtime.pool.query<{ id: string }>(
    "select id from graphile_worker.add_job($1, $2::json, run_at := now() + interval '1 day')",
    [name, JSON.stringify(payload)],
  )
  return [runtime, payload, rows[0]!]
}
