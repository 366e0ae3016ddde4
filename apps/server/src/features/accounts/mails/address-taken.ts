import type { MailBrand } from '../../../infrastructure/mail/mail-content.ts'
import { renderMail } from '../../../infrastructure/mail/render-mail.ts'
import type { Mail } from '../../../infrastructure/mail/mail.ts'

/** Tells the owner of an address that somebody tried to sign up with it (A3). */
export function addressTakenMail(brand: MailBrand, to: string, forgotPasswordUrl: string): Mail {
  const content = renderMail({
    brand,
    heading: 'You already have an account',
    paragraphs: [
      `Somebody tried to sign up at ${brand.name} with this e-mail address, but it already has an account here.`,
      'If that was you, log in as before. If you do not remember your password, choose a new one.',
      'If it was not you, there is nothing to do: your account is unchanged.',
    ],
    button: { label: 'Choose a new password', url: forgotPasswordUrl },
  })
  return { to, subject: `You already have an account at ${brand.name}`, ...content }
}
