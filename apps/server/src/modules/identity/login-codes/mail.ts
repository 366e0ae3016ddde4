import { LOGIN_CODE_MINUTES } from '@anseo/domain/limits'
import type { MailBrand } from '../../../platform/mail/mail-content.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'

/** Returns the email with a login code, which its subject shows too, so that a notification is enough. */
export function loginCodeMail(brand: MailBrand, to: string, code: string): Mail {
  const content = renderMail({
    brand,
    heading: code,
    paragraphs: [
      `Enter this code at ${brand.name} to log in or sign up. It works for ${LOGIN_CODE_MINUTES} minutes, in the browser that asked for it.`,
      "If you didn't ask for it, ignore this email. Never give the code to anyone: we don't ask for it on the phone or in a chat.",
    ],
  })
  return { to, subject: `${code} is your ${brand.name} code`, ...content }
}
