import { oneLine } from '../../platform/mail/escape-html.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'
import { pageAddress } from '../../platform/config/site-addresses.ts'
import type { Person } from './people-store.ts'
import type { SenderSettings, NotificationContent } from './notify-person.ts'
import type { Role } from '@anseo/domain/role'

/** What a mail has beside the words, when it is about an appointment. */
export type MailExtras = Pick<Mail, 'attachments'> & Pick<MailContent, 'badge'>

/** What somebody is told, as a mail that says where to choose which mails come, unless this one always does. */
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

/** Where each site lets people choose how they are told. */
const PREFERENCES: Record<Role, string> = {
  client: '/my-profile#notifications',
  vendor: '/pro/profile#notifications',
  admin: '/admin/profile#notifications',
}
