import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { JobKind } from './job.ts'

export interface JobTiming {
  /** Earliest start, from now on by the database's clock, which the queue runs on. */
  afterSeconds?: number
  /** A name of the job: while one of that name waits, no second one is added. */
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
