/** A file that goes with a mail, in base64, since mails wait as JSON. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

/** A mail ready to be sent: both forms say the same. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[] | undefined
  /** The page on which the receiver can unsubscribe; mail programs offer it beside the sender. */
  preferencesUrl?: string | undefined
}

/** Hands a mail over; throws when it could not, and the job that called tries again. */
export type SendMail = (mail: Mail) => Promise<void>

/** Hands mails over until it is closed, which ends the connections that it keeps open. */
export interface Mailer {
  send: SendMail
  close(): void
}
