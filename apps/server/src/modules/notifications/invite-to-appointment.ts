import { calendarFile } from '../../platform/mail/calendar-file.ts'
import type { MailAttachment } from '../../platform/mail/mail.ts'
import { pageAddress } from '../../platform/config/site-addresses.ts'
import type { Parties } from './people-store.ts'
import type { SenderSettings } from './notify-people.ts'
import { appointmentPage } from './wording.ts'
import { badgeFor, entryFor, type Reader, type NotifiedAppointment } from './notified-appointment.ts'

/** Returns the calendar file that adds, updates or removes the appointment in the reader's calendar. */
export function inviteToAppointment(
  { publicUrl, addresses, mailFrom }: SenderSettings,
  appointment: NotifiedAppointment,
  parties: Parties,
  reader: Reader,
  now: Date,
): MailAttachment {
  const { what, money, ...entry } = entryFor(reader, appointment, parties, now)
  const details = `${badgeFor(reader, appointment, now).text}. Details: ${pageAddress(addresses, appointmentPage[reader](appointment.id))}`
  return calendarFile({
    ...entry,
    uid: `${appointment.id}@${new URL(publicUrl).hostname}`,
    sequence: appointment.version,
    slot: appointment,
    description: [...(what ? [what] : []), ...money, details].join('\n'),
    organizer: mailFrom,
    attendee: parties[reader],
  })
}
