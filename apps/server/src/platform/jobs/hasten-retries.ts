import type { Pool } from 'pg'

const MOST_SECONDS = 300

/**
 * Brings forward jobs of the named kinds that the queue would try again later than in five minutes. It waits e, e² … up to e¹⁰ seconds, which
 * is six hours: a mail server or a provider that was down for one would be asked again only after several more.
 */
export async function hastenRetries(pool: Pool, names: readonly string[]): Promise<void> {
  await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now() + make_interval(secs => $2))
     from graphile_worker.jobs
     where task_identifier = any($1) and attempts between 1 and max_attempts - 1 and locked_at is null
       and run_at > now() + make_interval(secs => $2)`,
    [names, MOST_SECONDS],
  )
}
