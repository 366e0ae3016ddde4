import { VERIFICATION_LINK_HOURS } from '@anseo/domain/limits'
import type { MailBrand } from '../../../infrastructure/mail/mail-content.ts'
import { renderMail } from '../../../infrastructure/mail/render-mail.ts'
import type { Mail } from '../../../infrastructure/mail/mail.ts'

/** Asks the owner of an address to open a link, so that we know that it is theirs. */
export function verifyEmailMail(brand: MailBrand, to: string, name: string, url: string): Mail {
  const content = renderMail({
    brand,
    heading: 'Verify your e-mail address',
    paragraphs: [
      `Hello ${name}, welcome to ${brand.name}. One step is left: verify that this address is yours.`,
      `The link is good for ${VERIFICATION_LINK_HOURS} hours. If you did not sign up, you can ignore this mail.`,
    ],
    button: { label: 'Verify my e-mail', url },
  })
  return { to, subject: `Verify your e-mail address for ${brand.name}`, ...content }
}
