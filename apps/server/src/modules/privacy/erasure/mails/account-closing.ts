import { formatDatedMoment } from '@anseo/domain/moment-text'
import type { Mail } from '../../../../platform/mail/mail.ts'
import type { MailBrand } from '../../../../platform/mail/mail-content.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'

interface ClosingFacts {
  eraseAt: Date
  /** Number of appointments that have to end first (L7). */
  liveAppointments: number
  loginUrl: string
}

/** Returns the email that tells the owner when the closing account will be deleted, and how to keep it. */
export function accountClosingMail(
  brand: MailBrand,
  to: string,
  { eraseAt, liveAppointments, loginUrl }: ClosingFacts,
): Mail {
  const day = formatDatedMoment(eraseAt)
  const content = renderMail({
    brand,
    heading: 'Your account is closing',
    paragraphs: [
      `We'll delete your ${brand.name} account on ${day}, Irish time. You've been logged out on all other devices.`,
      ...(liveAppointments > 0 ? ['Your upcoming appointments need to be over first.'] : []),
      "To keep it, log in before then and choose “Keep my account”. After that it can't be restored.",
    ],
    button: { label: 'Log in to keep it', url: loginUrl },
  })
  return { to, subject: `Your ${brand.name} account is closing`, ...content }
}
