import type { MailBrand } from '../../../../platform/mail/mail-content.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'

/** Returns the email that warns the owner of many failed logins. */
export function failedLoginsMail(brand: MailBrand, to: string, forgotPasswordUrl: string): Mail {
  const content = renderMail({
    brand,
    heading: 'Failed login attempts',
    paragraphs: [
      `Someone entered several wrong passwords for your ${brand.name} account. For your safety, we've slowed down login attempts.`,
      'If it was you, choose a new password to log in straight away.',
      "If it wasn't you, your account is safe. Change your password if you use it anywhere else.",
    ],
    button: { label: 'Choose a new password', url: forgotPasswordUrl },
  })
  return { to, subject: `Failed login attempts on your ${brand.name} account`, ...content }
}
