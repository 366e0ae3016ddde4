import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail, MailAttachment, Mailer } from './mail.ts'
import { sendMailJob } from './send-mail-job.ts'
import { maskLoginCode } from './mask-login-code.ts'

/** A connection is replaced after this many emails, since a server may refuse more over one. */
const MOST_MAILS_PER_CONNECTION = 100

interface SmtpOptions {
  /** `SMTP_URL` */
  url: string
  /** Name and address of the sender, read for each email. */
  from: () => string
  log: Logger
}

/**
 * Sends through an SMTP server, on one kept-alive connection per worker. A hanging server times out after 5 s and the
 * job is retried. A permanently rejected email, such as to an unknown address, is logged and dropped.
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
        log.warn({ error, subject: maskLoginCode(mail.subject) }, 'The mail server refuses a mail for good')
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Returns whether a reply of 500 or above rejects this email or its receiver; a refused login is not final, since the
 * setting can be fixed.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** A calendar file is also added as an alternative to the text, where email programs look for invitations. */
function asMessage({
  preferencesUrl,
  oneClickUnsubscribeUrl,
  attachments = [],
  ...mail
}: Mail): SendMailOptions {
  const calendar = attachments.find(isCalendar)
  return {
    ...mail,
    attachments: attachments.map(asFile),
    ...(calendar && { alternatives: [{ contentType: calendar.contentType, content: asBuffer(calendar) }] }),
    ...(preferencesUrl !== undefined && {
      list: { unsubscribe: { url: preferencesUrl, comment: 'Choose' } },
    }),
    ...(oneClickUnsubscribeUrl !== undefined && {
      headers: {
        'List-Unsubscribe': { prepared: true, value: `<${oneClickUnsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
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
