import type { MailBrand } from '../../../infrastructure/mail/mail-content.ts'
import { renderMail } from '../../../infrastructure/mail/render-mail.ts'
import type { Mail } from '../../../infrastructure/mail/mail.ts'

/** Tells the owner that the password is another now, so that a stranger's change does not go unseen. */
export function passwordChangedMail(brand: MailBrand, to: string, forgotPasswordUrl: string): Mail {
  const content = renderMail({
    brand,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${brand.name} account is a new one now. Every other device was logged out.`,
      'If that was not you, choose another password at once and call us.',
    ],
    button: { label: 'That was not me', url: forgotPasswordUrl },
  })
  return { to, subject: `Your ${brand.name} password was changed`, ...content }
}
