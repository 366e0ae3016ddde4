import type { MailBrand } from '../../../infrastructure/mail/mail-content.ts'
import { renderMail } from '../../../infrastructure/mail/render-mail.ts'
import type { Mail } from '../../../infrastructure/mail/mail.ts'

/** Tells the owner that somebody tries one password after the other. */
export function guessingMail(brand: MailBrand, to: string, forgotPasswordUrl: string): Mail {
  const content = renderMail({
    brand,
    heading: 'Somebody tries to log in',
    paragraphs: [
      `Several wrong passwords were tried at your ${brand.name} account. Each further try has to wait longer, yours too.`,
      'Your account is unchanged. If that was you, choose a new password: then you can log in at once.',
      'If it was not you and your password is one that you use elsewhere, choose another one here.',
    ],
    button: { label: 'Choose a new password', url: forgotPasswordUrl },
  })
  return { to, subject: `Somebody tries to log in to your ${brand.name} account`, ...content }
}
