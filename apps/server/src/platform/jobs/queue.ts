import type { Audience } from '@anseo/domain/audience'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { PushMessage } from '@anseo/contract/push-message'
import type { Mail } from '../mail/mail.ts'
import type { Role } from '@anseo/domain/role'

/** Work that leaves the process, by name, with what it needs to know. */
export interface Jobs {
  'send-mail': Mail
  /** Queues the mails of an announcement to who asked for them, to those after the account of the id `after`. */
  'mail-announcement': { content: string; after: string | null; audience?: Audience }
  /** Sends a push to a browser, if that is before `until`, ISO. */
  'send-push': { subscriptionId: string; message: PushMessage; until: string }
  /** Queues the pushes of an announcement to the browsers after that of the id `after`. */
  'push-announcement': {
    message: Omit<PushMessage, 'path'>
    after: string | null
    until: string
    audience?: Audience
  }
  /**
   * Mails a link to the account of an address, if there is one: whoever asks cannot tell from the time (A3). One that
   * verifies leads on to the page `next` of the site (C2).
   */
  'mail-link': { role: Role; email: string; purpose: 'verify' | 'reset'; next?: string | undefined }
  /** Removes pictures, in all their widths, and papers of somebody who is gone. */
  'remove-files': { portraits: string[]; papers: string[] }
  /** Takes the payer of intents out of the sandbox; the real provider answers for its own records. */
  'redact-payer': { intentIds: string[] }
  /** Asks the provider what became of a payment. */
  'settle-payment': { paymentId: string }
  'cancel-intent': { paymentId: string }
  /** Asks the provider to send money back. */
  'issue-refund': { refundId: string }
  /** Asks the provider what became of a refund that it has taken on. */
  'check-refund': { refundId: string }
  /** Asks the provider to transfer what a vendor is owed. */
  'issue-payout': { payoutId: string }
  /** Asks the provider whether an account that a vendor sets up can be paid to. */
  'check-payout-account': { account: string }
  /** Asks the provider how far a dispute has got. */
  'check-dispute': { providerDisputeId: string }
}
export type JobName = keyof Jobs

/** A handler may be called twice for one job: a process can die between the work and the note that it is done. */
export type JobHandlers = { [J in JobName]: (payload: Jobs[J]) => Promise<void> }

export interface JobTiming {
  /** Earliest start, from now on by the database's clock, which the queue runs on. */
  afterSeconds?: number
  /** A name of the job: while one of that name waits, no second one is added. */
  once?: string
}

/** Of four at once at most two are mails: a mail server that hangs keeps nobody's money waiting. */
const MAIL_LANES = 2
const ATTEMPTS = 25
/** One every five minutes (`hasten-retries.ts`): about three and a half days. */
const MAIL_ATTEMPTS = 1_000

/** Writes a job in the given transaction; it is found by the worker after the commit. */
export async function addJob<J extends JobName>(
  db: Transaction,
  job: J,
  payload: Jobs[J],
  { afterSeconds = 0, once }: JobTiming = {},
): Promise<void> {
  const isMail = job === 'send-mail'
  await db.execute(
    sql`select graphile_worker.add_job(${job}, payload := ${JSON.stringify(payload)}::json,
      queue_name := ${isMail ? mailLane() : null}, run_at := now() + make_interval(secs => ${afterSeconds}),
      max_attempts := ${isMail ? MAIL_ATTEMPTS : ATTEMPTS}, job_key := ${once ?? null},
      job_key_mode := 'preserve_run_at')`,
  )
}

/** Jobs of one lane run one after the other, in whichever process. */
const mailLane = () => `mail-${Math.floor(Math.random() * MAIL_LANES)}`
