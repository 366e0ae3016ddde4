import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { JobKind, JobRun } from './job.ts'

export interface JobTiming {
  /** Seconds before the job may start, by the database's clock, which the queue runs on. */
  afterSeconds?: number
  /** A key of the job: while one with that key waits, no second one is added. */
  once?: string
}

const ATTEMPTS = 25

/** Writes a job in the given transaction; it is found by the worker after the commit. */
export async function addJob<Payload>(
  db: Transaction,
  { name, attempts = ATTEMPTS }: JobKind<Payload>,
  payload: Payload,
  { afterSeconds = 0, once }: JobTiming = {},
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
      run_at := now() + make_interval(secs => ${afterSeconds}), max_attempts := ${attempts},
      job_key := ${once ?? null}, job_key_mode := 'preserve_run_at')`,
  )
}

/** Writes several jobs of one kind in one statement, like `addJob`. */
export async function addJobs<Payload>(
  db: Transaction,
  kind: JobKind<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return
  const texts = sql.param(payloads.map((payload) => JSON.stringify(payload)))
  const specs = sql`array(select ${jobSpec(kind, sql`payload::json`)} from unnest(${texts}::text[]) as payload)`
  await db.execute(sql`select count(*) from graphile_worker.add_jobs(${specs})`)
}

/**
 * Returns the SQL of one job for the queue's `add_jobs`.
 * @param payload an expression of type json.
 */
export const jobSpec = ({ name, attempts = ATTEMPTS }: JobKind<unknown>, payload: SQL): SQL =>
  sql`(${sql.raw(`'${name}'`)}, ${payload}, null, null, ${sql.raw(String(attempts))}, null, null, null)::graphile_worker.job_spec`

/**
 * Ends a job in the transaction of its effects, so that they come exactly once, even if the process dies. If another
 * worker considers the job lost and runs it too, that second run waits here for the first.
 * @returns false if the job has already ended, and its effects must not come again.
 */
export async function endJob(db: Transaction, { id }: JobRun): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`,
  )
  return rowCount === 1
}
