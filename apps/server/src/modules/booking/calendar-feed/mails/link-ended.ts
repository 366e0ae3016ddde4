import type { MailBrand } from '../../../../platform/mail/mail-content.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'

/** Returns the email that explains to the owner why other calendars stop updating. */
export function linkEndedMail(brand: MailBrand, to: string, hoursUrl: string): Mail {
  const subject = 'Your private calendar link was turned off'
  const content = renderMail({
    brand,
    heading: subject,
    paragraphs: [
      `Your other ${brand.name} devices were logged out, and the private link to your calendar was turned off with them.`,
      'Calendars that used it no longer update. To go on using them, create a new link.',
    ],
    button: { label: 'Create a new link', url: hoursUrl },
  })
  return { to, subject, ...content }
}
