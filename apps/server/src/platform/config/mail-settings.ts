import { isEmail } from '@anseo/domain/email'
import { z } from 'zod'

/** Returns whether a text is the sender of emails: an address, or a name with the address in angle brackets. */
const isSender = (text: string): boolean => isEmail(/^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text)

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
    .refine(isSender, 'must be a name and an address such as Anseo <hello@anseo.example>')
    .optional(),
}
