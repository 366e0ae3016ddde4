import { z } from 'zod'

/** The sender of emails: an address, or a name with the address in angle brackets. A mail server within may have a short name. */
const SENDER = /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const isMailServer = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

export const mailSettings = {
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be an address such as smtps://user:password@mail.example:465')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => SENDER.test(text.trim()),
      'must be a name and an address such as Anseo <hello@anseo.example>',
    )
    .optional(),
}
