import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail, MailAttachment, Mailer } from './mail.ts'
import { sendMailJob } from './send-mail-job.ts'

/** A server may refuse to take more over one connection. */
const MOST_MAILS_PER_CONNECTION = 100

interface SmtpOptions {
  /** `SMTP_URL` */
  url: string
  /** Name and address that mails come from, asked for each mail. */
  from: () => string
  log: Logger
}

/**
 * Sends through an SMTP server, over one connection for each worker that sends mails, kept open between them. A server
 * that hangs is given up after 5 s and asked again by the job. A mail that it refuses for good, such as to an address
 * that does not exist, is logged and dropped: asking again would not change that.
 */
export function openSmtp({ url, from, log }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: sendMailJob.ownWorkers,
    maxMessages: MOST_MAILS_PER_CONNECTION,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
  })
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ from: from(), ...asMessage(mail) })
      } catch (error) {
        if (!isFinal(error)) throw error
        log.warn({ error, subject: mail.subject }, 'The mail server refuses a mail for good')
      }
    },
    close: () => transport.close(),
  }
}

/** A refusal of this mail or its receiver by a reply from 500 on; a refused login is a setting that will be mended. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** A calendar file also stands beside the text, which is where mail programs look for what they can act on. */
function asMessage({ preferencesUrl, attachments = [], ...mail }: Mail): SendMailOptions {
  const calendar = attachments.find(isCalendar)
  return {
    ...mail,
    attachments: attachments.map(asFile),
    ...(calendar && { alternatives: [{ contentType: calendar.contentType, content: asBuffer(calendar) }] }),
    ...(preferencesUrl !== undefined && {
      list: { unsubscribe: { url: preferencesUrl, comment: 'Choose' } },
    }),
  }
}

const isCalendar = ({ contentType }: MailAttachment) => contentType.startsWith('text/calendar')
const asBuffer = ({ content }: MailAttachment) => Buffer.from(content, 'base64')
const asFile = (attachment: MailAttachment) => ({
  filename: attachment.filename,
  contentType: attachment.contentType,
  content: asBuffer(attachment),
})
