import { createTransport } from 'nodemailer'
import type { SendMail } from './mail.ts'

/** Sends through the SMTP server of `SMTP_URL`; a server that hangs is given up after 5 s. */
export function sendBySmtp(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
  })
  return async (mail) => {
    await transport.sendMail({ from, ...mail })
  }
}
