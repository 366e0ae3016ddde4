import { VERIFICATION_LINK_HOURS } from '@anseo/domain/limits'
import { formatMoment } from '@anseo/domain/moment-text'
import type { MailBrand } from '../../../../platform/mail/mail-content.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'

interface SignUp {
  createdAt: Date
  verifyUrl: string
  /** The page that deletes the sign-up. */
  disownUrl: string
}

/**
 * Returns the email that asks the owner of an address to verify it. It contains nothing typed at sign-up, since a
 * stranger may have signed up.
 */
export function verifyEmailMail(
  brand: MailBrand,
  to: string,
  { createdAt, verifyUrl, disownUrl }: SignUp,
): Mail {
  const content = renderMail({
    brand,
    heading: 'Verify your email address',
    paragraphs: [
      `Someone signed up at ${brand.name} with this email address on ${formatMoment(createdAt)}.`,
      'If it was you, verify the address. That activates the account with the password chosen at sign-up.',
      `The link expires in ${VERIFICATION_LINK_HOURS} hours.`,
      "If it wasn't you, don't verify it. Choose “This wasn't me” instead to delete the sign-up.",
    ],
    button: { label: 'Verify my email', url: verifyUrl },
    otherLink: { label: "This wasn't me", url: disownUrl },
  })
  return { to, subject: `Verify your email address for ${brand.name}`, ...content }
}
