import type { Pool } from 'pg'

const MOST_SECONDS = 300

/**
 * Brings forward jobs of these kinds whose next attempt is more than five minutes away. The queue's delays grow as e,
 * e² … up to e¹⁰ seconds (six hours), which is too long after a mail server or provider is back.
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
