import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import type { JobKind } from './job.ts'

/** Selects the jobs of these kinds, waiting or running, whose payload contains an expression of type jsonb. */
const queuedJobs = (jobs: readonly JobKind<unknown>[], about: SQL): SQL => sql`
  from graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = job.task_id
  where task.identifier in (${sql.join(
    jobs.map(({ name }) => sql`${name}`),
    sql`, `,
  )})
    and job.payload::jsonb @> ${about} and job.attempts < job.max_attempts`

/** Returns the condition that one of these jobs waits or runs, for a payload that contains an expression of type jsonb. */
export const isQueued = (jobs: readonly JobKind<unknown>[], about: SQL): SQL =>
  sql`exists (select ${queuedJobs(jobs, about)})`

/**
 * Finds the next attempt of these jobs and the last error; null if none is waiting.
 * @param about part of the payload, such as the id of a refund.
 */
export async function findNextTry(
  db: Queryable,
  jobs: readonly JobKind<unknown>[],
  about: Record<string, string>,
) {
  const { rows } = await db.execute<{ run_at: string | Date; last_error: string | null }>(sql`
    select job.run_at, job.last_error ${queuedJobs(jobs, sql`${JSON.stringify(about)}::jsonb`)}
    order by job.run_at limit 1`)
  const [row] = rows
  return row ? { at: new Date(row.run_at).toISOString(), lastError: row.last_error } : null
}
