import type { NoticeTopic } from '@anseo/domain/notice-choices'
import { inviteToAppointment } from './invite-to-appointment.ts'
import type { NotificationContent, SenderSettings, Telling } from './notify-people.ts'
import type { Parties } from './people-store.ts'
import { badgeFor, entryFor, type Reader, type ToldAppointment } from './told-appointment.ts'
import { toTheAppointment, withDetails } from './wording.ts'

const READERS: readonly Reader[] = ['client', 'vendor']

interface About {
  appointment: ToldAppointment
  parties: Parties
  topic: NoticeTopic
  /** Adds the calendar file that updates both sides' calendars. */
  invites: boolean
  /** When it happened. */
  at: Date
}

/** Returns what each side of an appointment is told of a step: its words, what is booked, the place if it may know it, its badge. */
export const tellingsOf = (
  sender: SenderSettings,
  contents: Partial<Record<Reader, NotificationContent>>,
  { appointment, parties, topic, invites, at }: About,
): Telling[] =>
  READERS.flatMap((reader) => {
    const content = contents[reader]
    if (!content) return []
    const entry = entryFor(reader, appointment, parties, at)
    const detailed = {
      ...toTheAppointment(content, appointment.id),
      facts: withDetails(content.facts, entry),
    }
    const extras = {
      badge: badgeFor(reader, appointment, at),
      attachments: invites ? [inviteToAppointment(sender, appointment, parties, reader, at)] : undefined,
    }
    return [{ person: parties[reader], topic, content: detailed, extras, at }]
  })
