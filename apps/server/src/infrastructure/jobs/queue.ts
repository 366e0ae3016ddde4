import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'

/** Work that leaves the process, by name, with what it needs to know. */
export interface Jobs {
  'send-mail': Mail
  'cancel-intent': { paymentId: string }
  'issue-refund': { refundId: string }
}
export type JobName = keyof Jobs

/** A handler may be called twice for one job: a process can die between the work and the note that it is done. */
export type JobHandlers = { [J in JobName]: (payload: Jobs[J]) => Promise<void> }

/** Writes a job in the given transaction; it is found by the worker after the commit. */
export async function addJob<J extends JobName>(db: Transaction, job: J, payload: Jobs[J]): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${job}, payload := ${JSON.stringify(payload)}::json, max_attempts := 25)`,
  )
}
