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
 * job is retried. An email to an address that the server rejects for good is logged and dropped.
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
 * Replies that refuse us rather than a recipient, although they answer its address: the login is missing (503, 530), our
 * quota is used up (5.4.5), or a policy is in the way (5.7.x), such as one against relaying.
 */
const REFUSES_US = /^(503|530)\b|^\d{3}[ -]5\.(4\.5|7\.\d+)\b/

/**
 * Returns whether the server rejects the recipient for good. What it says of the sender, the login or the message can be
 * mended in the settings, and the email is sent then.
 */
function isFinal(error: unknown): boolean {
  const {
    command,
    responseCode = 0,
    response = '',
  } = error as { command?: string; responseCode?: number; response?: string }
  return command === 'RCPT TO' && responseCode >= 500 && !REFUSES_US.test(response)
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
