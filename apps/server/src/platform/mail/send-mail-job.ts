import { job } from '../jobs/job.ts'
import type { Mail } from './mail.ts'

/**
 * Sends a mail. It has workers of its own, so that a mail server that hangs keeps nobody's money waiting; tried every
 * five minutes, a thousand times are about three and a half days.
 */
export const sendMailJob = job<Mail>('send-mail', { ownWorkers: 8, attempts: 1_000, hastened: true })
