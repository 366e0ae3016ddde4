import type { CalendarEntry } from '@anseo/domain/calendar-entry'
import { withoutNoticePrefix } from '@anseo/domain/notice'
import { formatDatedSlot } from '@anseo/domain/moment-text'
import type { Slot } from '@anseo/domain/slot'
import type { EventKind, FactsOf } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase } from '../booking/public.ts'
import type { Parties } from './people-store.ts'
import type { NotificationContent } from './notify-people.ts'

/** The data that texts need beside the facts of the event. */
export interface WordingContext {
  now: Date
  brandName: string
  /** The saved card of a series' client, which its visits are charged to (C6), such as 'Visa ending 4242'. */
  card: string | null
}

/** The wording of an event of an appointment, for each side that is notified. */
export type Words<E extends EventKind<AppointmentEventBase>> = (
  facts: FactsOf<E>,
  parties: Parties,
  context: WordingContext,
) => { client?: NotificationContent; vendor?: NotificationContent }

/** Returns a person's own text within our sentence, on one line and without the prefix of notices (C2). */
export function quoted(intro: string, words: string | null): string[] {
  const line = lineOf(words ?? '')
  if (line === '') return []
  return [`${intro}: ${inQuotes(line)}${/[.!?…]$/.test(line) ? '' : '.'}`]
}

const lineOf = (words: string) => withoutNoticePrefix(words).replaceAll(/\s+/g, ' ').trim()

/** Returns a person's own text as `quoted` shows it. */
export const inQuotes = (words: string): string => `“${lineOf(words)}”`

/** Returns the rows of an email with name and time, with the year: an email is kept, and may be about next year. */
export const whoAndWhen = (name: string, slot: Slot) =>
  [
    ['With', name],
    ['When', formatDatedSlot(slot)],
  ] as const

/** Adds where it is and what is booked below the row 'When', as far as that is known and the reader may know it. */
export function withDetails(
  facts: NotificationContent['facts'],
  { place, what }: Pick<CalendarEntry, 'place' | 'what'>,
): NotificationContent['facts'] {
  const details = [['Where', place] as const, ['What', what] as const].flatMap(([label, value]) =>
    value === null ? [] : [[label, value] as const],
  )
  return facts.flatMap((row) => (row[0] === 'When' ? [row, ...details] : [row]))
}

const APPOINTMENTS = '/my-appointment'

/** Returns the path of an appointment on the client site. */
export const clientPageOf = (appointmentId: string) => `${APPOINTMENTS}/${appointmentId}`

/** Returns a button that leads to the client's appointments. */
export const toAppointments = (label = 'View appointments') => ({ label, path: APPOINTMENTS })

/** Replaces a link to the client's appointments with one to this appointment (C1 of growth). */
export const toTheAppointment = (content: NotificationContent, appointmentId: string): NotificationContent =>
  content.button.path === APPOINTMENTS
    ? { ...content, button: { ...content.button, path: clientPageOf(appointmentId) } }
    : content

/** Returns the path of a client's request to several vendors. */
export const clientRequestPage = (requestId: string) => `/my-requests/${requestId}`

/** Returns a button that leads to the vendor's requests. */
export const toVendorRequests = (label: string) => ({ label, path: '/pro/requests' })

/** Returns a button that leads to a vendor's booking page. */
export const toBooking = (label: string, vendorId: string) => ({ label, path: `/appointment/${vendorId}` })

/** Returns a button that leads to the vendor site. */
export const toVendorSite = (label: string) => ({ label, path: '/pro/' })

/** Returns a button that leads to an appointment on the vendor site. */
export const toVendorAppointment = (appointmentId: string, label = 'View appointment') => ({
  label,
  path: `/pro/appointments/${appointmentId}`,
})
