import { formatDatedMoment } from '@anseo/domain/moment-text'
import type { MailBrand } from '../../../platform/mail/mail-content.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'

interface Invited {
  name: string
  invitedBy: string
  role: { name: string; about: string }
  expiresAt: Date
  url: string
}

/** Invites someone into the operator's team; the link leads to the page where a password is chosen. */
export function invitationMail(
  brand: MailBrand,
  to: string,
  { name, invitedBy, role, expiresAt, url }: Invited,
): Mail {
  const content = renderMail({
    brand,
    heading: `Join the ${brand.name} team`,
    paragraphs: [
      `Hello ${name}, ${invitedBy} invited you to the admin site of ${brand.name}.`,
      `Choose a password to join. The link works once, until ${formatDatedMoment(expiresAt)}. If you weren't expecting this invitation, ignore this email.`,
    ],
    button: { label: 'Join the team', url },
    facts: [
      ['Role', role.name],
      ['What you can do', role.about],
    ],
  })
  return { to, subject: `Join the ${brand.name} team`, ...content }
}
