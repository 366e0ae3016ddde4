import { oneLine } from '../../platform/mail/escape-html.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { QueuedMail } from '../../platform/mail/send-mail-job.ts'
import { pageAddress } from '../../platform/config/site-addresses.ts'
import type { SenderSettings, PersonNotification } from './notify-people.ts'
import type { Role } from '@anseo/domain/role'

/** The parts of an email about an appointment, in addition to its text. */
export type MailExtras = Pick<Mail, 'attachments'> & Pick<MailContent, 'badge' | 'legal'>

/** Returns a notification as an email, with a link to the preferences unless this one is always sent. */
export function composeMail(
  { brand, addresses }: SenderSettings,
  {
    person: { email, role },
    content,
    extras = {},
  }: Pick<PersonNotification, 'person' | 'content' | 'extras'>,
): QueuedMail {
  const { badge, attachments, legal } = extras
  const { headline, sentences, facts, button, mailPath = button.path, isBinding, until } = content
  const preferencesUrl = isBinding ? undefined : pageAddress(addresses, PREFERENCES[role])
  return {
    to: email,
    subject: oneLine(headline),
    content: {
      brand,
      badge,
      heading: headline,
      paragraphs: sentences,
      facts,
      legal,
      button: { label: button.label, url: pageAddress(addresses, mailPath) },
      preferencesUrl,
    },
    attachments,
    preferencesUrl,
    until: until?.toISOString(),
  }
}

/** The page of preferences on each site. */
const PREFERENCES: Record<Role, string> = {
  client: '/my-profile#notifications',
  vendor: '/pro/profile#notifications',
  admin: '/admin/profile#notifications',
}
