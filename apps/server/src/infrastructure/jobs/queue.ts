import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Role } from '../database/schema/accounts.ts'
import type { PushMessage } from '@anseo/contract/push-message'
import type { Mail } from '../mail/mail.ts'

/** Work that leaves the process, by name, with what it needs to know. */
export interface Jobs {
  'send-mail': Mail
  /** Sends a push to a browser, if that is before `until`, ISO. */
  'send-push': { subscriptionId: string; message: PushMessage; until: string }
  /** Queues the pushes of an announcement to the browsers after that of the id `after`. */
  'push-announcement': { message: Omit<PushMessage, 'path'>; after: string | null; until: string }
  /** Mails a link to the account of an address, if there is one: whoever asks cannot tell from the time (A3). */
  'mail-link': { role: Role; email: string; purpose: 'verify' | 'reset' }
  /** Asks the provider what became of a payment. */
  'settle-payment': { paymentId: string }
  'cancel-intent': { paymentId: string }
  /** Asks the provider to send money back. */
  'issue-refund': { refundId: string }
  /** Asks the provider what became of a refund that it has taken on. */
  'check-refund': { refundId: string }
}
export type JobName = keyof Jobs

/** A handler may be called twice for one job: a process can die between the work and the note that it is done. */
export type JobHandlers = { [J in JobName]: (payload: Jobs[J]) => Promise<void> }

export interface JobTiming {
  /** Earliest start, from now on by the database's clock, which the queue runs on. */
  afterSeconds?: number
}

/** Writes a job in the given transaction; it is found by the worker after the commit. */
export async function addJob<J extends JobName>(
  db: Transaction,
  job: J,
  payload: Jobs[J],
  { afterSeconds = 0 }: JobTiming = {},
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${job}, payload := ${JSON.stringify(payload)}::json,
      run_at := now() + make_interval(secs => ${afterSeconds}), max_attempts := 25)`,
  )
}
