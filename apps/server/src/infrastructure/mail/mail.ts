/** A mail ready to be sent: both forms say the same. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Hands a mail over; throws when it could not, and the job that called tries again. */
export type SendMail = (mail: Mail) => Promise<void>
