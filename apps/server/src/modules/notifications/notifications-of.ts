import type { NoticeTopic } from '@anseo/domain/notice-choices'
import { inviteToAppointment } from './invite-to-appointment.ts'
import type { NotificationContent, SenderSettings, PersonNotification } from './notify-people.ts'
import type { Parties } from './people-store.ts'
import { badgeFor, entryFor, type NotifiedAppointment, type Reader } from './notified-appointment.ts'
import { withdrawalTerms } from './withdrawal-terms.ts'
import { withDetails } from './wording.ts'

const READERS: readonly Reader[] = ['client', 'vendor']

interface About {
  appointment: NotifiedAppointment
  parties: Parties
  topic: NoticeTopic
  /** Adds the calendar file that updates both sides' calendars. */
  invites: boolean
  /** When it happened. */
  at: Date
}

/**
 * Returns the notifications of both sides of an appointment about a step: text, details, badge, what the law wants in
 * writing and, if asked for, the calendar file. A side without a text gets none; the place is named only to a side that
 * may know it.
 */
export const notificationsOf = (
  sender: SenderSettings,
  contents: Partial<Record<Reader, NotificationContent>>,
  { appointment, parties, topic, invites, at }: About,
): PersonNotification[] =>
  READERS.flatMap((reader) => {
    const content = contents[reader]
    if (!content) return []
    const entry = entryFor(reader, appointment, parties, at)
    const detailed = {
      ...content,
      facts: withDetails(content.facts ?? [], entry),
    }
    const legal = content.confirmsContract && withdrawalTerms(sender, appointment, parties, at)
    const extras = {
      legal,
      badge: badgeFor(reader, appointment, at),
      attachments: invites ? [inviteToAppointment(sender, appointment, parties, reader, at)] : undefined,
    }
    const bound = legal ? { ...detailed, isBinding: true as const } : detailed
    return [{ person: parties[reader], topic, content: bound, extras, at }]
  })
