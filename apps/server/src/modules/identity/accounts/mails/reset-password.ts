import type { MailBrand } from '../../../../platform/mail/mail-content.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'

/**
 * Leads who forgot the password to the page where a new one is chosen.
 * @param name null while the address is not verified.
 */
export function resetPasswordMail(brand: MailBrand, to: string, name: string | null, url: string): Mail {
  const content = renderMail({
    brand,
    heading: 'Choose a new password',
    paragraphs: [
      `Hello${name === null ? '' : ` ${name}`}, someone asked to reset the password for your ${brand.name} account. If it was you, choose a new one now.`,
      "The link works once and expires in 1 hour. If it wasn't you, ignore this email; your password won't change.",
    ],
    button: { label: 'Choose a new password', url },
  })
  return { to, subject: `Reset your ${brand.name} password`, ...content }
}
