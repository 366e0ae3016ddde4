import type { MailBrand } from '../../../infrastructure/mail/mail-content.ts'
import { renderMail } from '../../../infrastructure/mail/render-mail.ts'
import type { Mail } from '../../../infrastructure/mail/mail.ts'

/**
 * Leads who forgot the password to the page where a new one is chosen.
 * @param name null while the address is not verified.
 */
export function resetPasswordMail(brand: MailBrand, to: string, name: string | null, url: string): Mail {
  const content = renderMail({
    brand,
    heading: 'Choose a new password',
    paragraphs: [
      `Hello${name === null ? '' : ` ${name}`}, somebody asked for a new password for your ${brand.name} account. If that was you, choose one now.`,
      'The link is good for one hour and works once. If it was not you, ignore this mail: your password stays as it is.',
    ],
    button: { label: 'Choose a new password', url },
  })
  return { to, subject: `Reset your ${brand.name} password`, ...content }
}
