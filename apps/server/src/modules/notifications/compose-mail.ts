import { oneLine } from '../../platform/mail/escape-html.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'
import { pageAddress } from '../../platform/config/site-addresses.ts'
import type { Person } from './people-store.ts'
import type { SenderSettings, NotificationContent } from './notify-person.ts'
import type { Role } from '@anseo/domain/role'

/** The parts of an email about an appointment, in addition to its text. */
export type MailExtras = Pick<Mail, 'attachments'> & Pick<MailContent, 'badge'>

/** Returns a notification as an email, with a link to the preferences unless this one is always sent. */
export function composeMail(
  { brand, addresses }: SenderSettings,
  { email, role }: Person,
  { headline, sentences, facts, button, isBinding }: NotificationContent,
  { badge, attachments }: MailExtras,
): Mail {
  const preferencesUrl = isBinding ? undefined : pageAddress(addresses, PREFERENCES[role])
  const { html, text } = renderMail({
    brand,
    badge,
    heading: headline,
    paragraphs: sentences,
    facts,
    button: { label: button.label, url: pageAddress(addresses, button.path) },
    preferencesUrl,
  })
  return { to: email, subject: oneLine(headline), text, html, attachments, preferencesUrl }
}

/** The page of preferences on each site. */
const PREFERENCES: Record<Role, string> = {
  client: '/my-profile#notifications',
  vendor: '/pro/profile#notifications',
  admin: '/admin/profile#notifications',
}
