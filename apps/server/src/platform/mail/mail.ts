/** An attachment, in base64, since queued emails are JSON. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

/** An email ready to be sent; HTML and plain text have the same content. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[] | undefined
  /** The page on which the recipient can unsubscribe; email programs show it next to the sender. */
  preferencesUrl?: string | undefined
  /** Where mail programs post to when the recipient presses 'Unsubscribe' (RFC 8058). */
  oneClickUnsubscribeUrl?: string | undefined
}

/** Sends an email; throws on failure, so that the job is retried. */
export type SendMail = (mail: Mail) => Promise<void>

/** Sends emails until it is closed, which closes its connections. */
export interface Mailer {
  send: SendMail
  close(): void
}
