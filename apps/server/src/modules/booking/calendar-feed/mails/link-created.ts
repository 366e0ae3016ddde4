import type { MailBrand } from '../../../../platform/mail/mail-content.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'

/** Returns the email about a new calendar link, so that the owner notices one that a stranger has created. */
export function linkCreatedMail(brand: MailBrand, to: string, hoursUrl: string): Mail {
  const subject = 'A private link to your calendar was created'
  const content = renderMail({
    brand,
    heading: subject,
    paragraphs: [
      `Anyone who has the link can see your ${brand.name} appointments, with names, phone numbers and addresses.`,
      "If this wasn't you, turn off the link and change your password now.",
    ],
    button: { label: 'See your calendar link', url: hoursUrl },
  })
  return { to, subject, ...content }
}
