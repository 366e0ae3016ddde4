import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail, MailAttachment, SendMail } from './mail.ts'

/** Sends through the SMTP server of `SMTP_URL`; a server that hangs is given up after 5 s. */
export function sendBySmtp(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
  })
  return async (mail) => {
    await transport.sendMail({ from, ...asMessage(mail) })
  }
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
