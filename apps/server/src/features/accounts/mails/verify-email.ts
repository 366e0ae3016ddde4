import { VERIFICATION_LINK_HOURS } from '@anseo/domain/limits'
import type { MailBrand } from '../../../infrastructure/mail/mail-content.ts'
import { renderMail } from '../../../infrastructure/mail/render-mail.ts'
import type { Mail } from '../../../infrastructure/mail/mail.ts'

/** Asks the owner of an address to open a link, so that we know that it is theirs. */
export function verifyEmailMail(brand: MailBrand, to: string, name: string, url: string): Mail {
  const content = renderMail({
    brand,
    heading: 'Verify your email',
    paragraphs: [
      `Welcome to ${brand.name}, ${name}. Verify your email to get started.`,
      `The link expires in ${VERIFICATION_LINK_HOURS} hours. If you didn't sign up, ignore this email.`,
    ],
    button: { label: 'Verify my email', url },
  })
  return { to, subject: `Verify your email for ${brand.name}`, ...content }
}
