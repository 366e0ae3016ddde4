import { job } from '../jobs/job.ts'
import type { Mail } from './mail.ts'

/**
 * Sends an email. It has its own workers, so that a hanging mail server does not delay payments; a thousand attempts at
 * five-minute intervals are about three and a half days.
 */
export const sendMailJob = job<Mail>('send-mail', { ownWorkers: 8, attempts: 1_000, hastened: true })
