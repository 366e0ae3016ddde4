import { job } from '../jobs/job.ts'
import type { Clock } from '../process/clock.ts'
import type { MailContent } from './mail-content.ts'
import type { Mail, SendMail } from './mail.ts'
import { renderMail } from './render-mail.ts'

/** An email in the queue; unrendered content takes a quarter of the space and is rendered when the email is sent. */
export type QueuedMail = (Mail | (Omit<Mail, 'html' | 'text'> & { content: MailContent })) & {
  /** When it is no longer worth sending, as an ISO instant. */
  until?: string | undefined
}

/**
 * Sends an email. It has its own workers, so that a hanging mail server does not delay payments; a thousand attempts at
 * five-minute intervals are about three and a half days.
 */
export const sendMailJob = job<QueuedMail>('send-mail', {
  ownWorkers: 8,
  batchSize: 32,
  attempts: 1_000,
  retriesSoon: true,
})

/** Returns the handler of the job: it drops an email that is late, such as after an outage of the mail server. */
export const sendQueued =
  (clock: Clock, send: SendMail) =>
  async ({ until, ...queued }: QueuedMail): Promise<void> => {
    if (until === undefined || clock.now() < new Date(until)) await send(asMail(queued))
  }

/** Returns the email as it is sent. */
function asMail(queued: QueuedMail): Mail {
  if (!('content' in queued)) return queued
  const { content, ...mail } = queued
  return { ...mail, ...renderMail(content) }
}
