import type { MailBrand } from '../../../../platform/mail/mail-content.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'

/**
 * Returns the email that informs the owner of a changed password, so that a stranger's change does not go unnoticed.
 */
export function passwordChangedMail(brand: MailBrand, to: string, forgotPasswordUrl: string): Mail {
  const content = renderMail({
    brand,
    heading: 'Your password was changed',
    paragraphs: [
      `Your ${brand.name} password has been changed and all other devices were logged out.`,
      "If this wasn't you, reset your password now and call us.",
    ],
    button: { label: "It wasn't me", url: forgotPasswordUrl },
  })
  return { to, subject: `Your ${brand.name} password was changed`, ...content }
}
