import { formatDatedMoment } from '@anseo/domain/moment-text'
import type { Mail } from '../../../infrastructure/mail/mail.ts'
import type { MailBrand } from '../../../infrastructure/mail/mail-content.ts'
import { renderMail } from '../../../infrastructure/mail/render-mail.ts'

interface ClosingFacts {
  eraseAt: Date
  /** How many appointments have to end first (L7). */
  liveAppointments: number
  loginUrl: string
}

/** Tells the owner that the account is closing, when it will be gone, and how to keep it. */
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
      `Your ${brand.name} account will be erased on ${day}, Irish time. Every other device was logged out.`,
      ...(liveAppointments > 0
        ? ['Your live appointments have to end or be cancelled first, and the account stays until then.']
        : []),
      'To keep it, log in before that and choose “Keep my account”. After that nobody can bring it back.',
    ],
    button: { label: 'Log in to keep it', url: loginUrl },
  })
  return { to, subject: `Your ${brand.name} account is closing`, ...content }
}
