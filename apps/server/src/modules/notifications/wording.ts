import type { CalendarEntry } from '@anseo/domain/calendar-entry'
import { withoutNoticePrefix } from '@anseo/domain/notice'
import { formatDatedSlot } from '@anseo/domain/moment-text'
import type { Slot } from '@anseo/domain/slot'
import type { Rows } from './notify-people.ts'

/** The data that texts need beside the facts of the event. */
export interface WordingContext {
  now: Date
  brandName: string
  /** The saved card of a series' client, which its visits are charged to (C6), such as 'Visa ending 4242'. */
  card: string | null
  /** True if clients find the vendor of the event and can book its times. */
  isListed: boolean
}

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
export function withDetails(facts: Rows, { place, what }: Pick<CalendarEntry, 'place' | 'what'>): Rows {
  const details = [['Where', place] as const, ['What', what] as const].flatMap(([label, value]) =>
    value === null ? [] : [[label, value] as const],
  )
  return facts.flatMap((row) => (row[0] === 'When' ? [row, ...details] : [row]))
}

/** Returns the path of an appointment on the site of each side. */
export const appointmentPage = {
  client: (appointmentId: string) => `/my-appointment/${appointmentId}`,
  vendor: (appointmentId: string) => `/pro/appointments/${appointmentId}`,
}

/** Returns the path of a series on the site of each side. */
export const seriesPage = {
  client: (seriesId: string) => `/my-series/${seriesId}`,
  vendor: (seriesId: string) => `/pro/series/${seriesId}`,
}

/** Returns the path of a client's request to several vendors. */
export const clientRequestPage = (requestId: string) => `/my-requests/${requestId}`

/** Returns a button that leads to the vendor's requests. */
export const toVendorRequests = (label: string) => ({ label, path: '/pro/requests' })

/** Returns a button that leads to a vendor's booking page. */
export const toBooking = (label: string, vendorId: string) => ({ label, path: `/appointment/${vendorId}` })

/** Returns a button to book the vendor again, or to others while it is not listed. */
export const toBookAgain = (
  label: string,
  vendorId: string,
  { isListed }: Pick<WordingContext, 'isListed'>,
) => (isListed ? toBooking(label, vendorId) : TO_VENDORS)

/** A button that leads to all vendors. */
export const TO_VENDORS = { label: 'Browse Vendors', path: '/vendors' }

/** Returns a sentence on times that others can book now; none while nobody finds the vendor. */
export const freeAgain = (sentence: string, { isListed }: Pick<WordingContext, 'isListed'>): string[] =>
  isListed ? [sentence] : []

/** Returns a button that leads to the vendor site. */
export const toVendorSite = (label: string) => ({ label, path: '/pro/' })
