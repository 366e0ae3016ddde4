import type { MailBrand } from '../../../../platform/mail/mail-content.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'

/** Returns the email that informs the owner of an address that someone tried to sign up with it (A3). */
export function addressTakenMail(brand: MailBrand, to: string, forgotPasswordUrl: string): Mail {
  const content = renderMail({
    brand,
    heading: 'You already have an account',
    paragraphs: [
      `Someone tried to create an account at ${brand.name} with your email, but you already have one.`,
      'If it was you, log in, or choose a new password.',
      "If not, you don't need to do anything.",
    ],
    button: { label: 'Choose a new password', url: forgotPasswordUrl },
  })
  return { to, subject: `You already have an account at ${brand.name}`, ...content }
}
