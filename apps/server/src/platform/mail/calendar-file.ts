import type { CalendarEntry } from '@anseo/domain/calendar-entry'
import type { Slot } from '@anseo/domain/slot'
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator'
import { oneLine } from './escape-html.ts'
import type { MailAttachment } from './mail.ts'

/** A calendar invitation (RFC 5546). */
export interface CalendarInvitation extends Omit<CalendarEntry, 'what' | 'money'> {
  /** Stays the same for the appointment's whole life, so that a later invitation replaces this one. */
  uid: string
  /** Calendars keep the invitation with the higher number. */
  sequence: number
  slot: Slot
  description: string
  /** Name and address of the sender, such as `"Anseo" <hello@anseo.example>`. */
  organizer: string
  attendee: { name: string; email: string }
}

const BUSY: Record<CalendarEntry['status'], ICalEventBusyStatus> = {
  TENTATIVE: ICalEventBusyStatus.TENTATIVE,
  CONFIRMED: ICalEventBusyStatus.BUSY,
  CANCELLED: ICalEventBusyStatus.FREE,
}

/**
 * Returns the .ics file by which a calendar adds or updates an entry, or removes it if the appointment is cancelled.
 * Its stamp is real time, because the reader's calendar compares it with its own clock (T4).
 */
export function calendarFile(invitation: CalendarInvitation): MailAttachment {
  const { uid, sequence, slot, status, title, place, description, organizer, attendee } = invitation
  const method = status === 'CANCELLED' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: { company: 'Anseo', product: 'Appointments', language: 'EN' }, method })
  const event = calendar.createEvent({
    id: uid,
    sequence,
    stamp: new Date(),
    start: slot.start,
    end: slot.end,
    status: ICalEventStatus[status],
    busystatus: BUSY[status],
    summary: oneLine(title),
    location: place === null ? null : oneLine(place),
    description: cleanLines(description),
    organizer: namedAddress(organizer),
  })
  // Both sides have agreed on the site, so the calendar does not ask for a reply.
  event.createAttendee({
    name: oneLine(attendee.name),
    email: attendee.email,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  return {
    filename: 'appointment.ics',
    contentType: `text/calendar; method=${method}; charset=utf-8`,
    content: Buffer.from(calendarText(calendar)).toString('base64'),
  }
}

/** Returns a calendar as text, whose last line ends like the others (RFC 5545, section 3.1). */
export const calendarText = (calendar: { toString(): string }): string => `${calendar.toString()}\r\n`

/**
 * Splits a sender into name and address. The name loses the quotes of an email header, which a calendar would show; a
 * sender without a name is called by its address.
 */
function namedAddress(sender: string): { name: string; email: string } {
  const [, name, address] = /^(.*?)\s*<([^<>]+)>$/.exec(sender.trim()) ?? []
  const email = address ?? sender.trim()
  return { name: name?.replace(/^"(.*)"$/, '$1') || email, email }
}

/** Removes the control characters within each line that calendars could take for a line break. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map(oneLine)
    .join('\n')
