import { centsToEuro } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'
import { type ChosenTime, untakenText, wireOfTime } from '../../appointments/chosen-time.ts'
import type { OwnBooking } from '../../queries/own-bookings.ts'

/** The client of a vendor's own booking: somebody in the client book, or a new client by name, phone number and email. */
interface DraftClient {
  contactId: string | null
  name: string
  phone: string
  /** The vendor's own entry; empty for none. */
  email: string
}

/** Values of the form for a vendor's own booking. */
export interface BookingDraft extends ChosenTime {
  /** Null until one is chosen. */
  client: DraftClient | null
  /** The text typed to find the client. */
  search: string
  /** In the order in which they were chosen; empty without a service. */
  serviceIds: readonly string[]
  price: string
  place: '' | 'client' | 'vendor'
  note: string
  /** The client is emailed date and time. */
  notify: boolean
}

/** The problems of a draft by field; the server checks the same. */
export interface DraftProblems {
  client?: string
  phone?: string
  email?: string
  day?: string
  hours?: string
  price?: string
  note?: string
}

/** Returns the request body that a draft describes, or its problems by field. */
export function bookingOf(draft: BookingDraft): { booking: OwnBooking } | { problems: DraftProblems } {
  const { client, serviceIds, place, note, notify } = draft
  const time = wireOfTime(draft)
  // Sent as nothing, an empty price is none; left out it would be the menu's.
  const priceCents = draft.price.trim() === '' ? 0 : centsFromText(draft.price)
  const problems: DraftProblems = {
    ...((!client || client.name.trim() === '') && { client: 'Choose a client or enter a new one.' }),
    ...(notify &&
      client?.email.trim() === '' && { email: 'Enter the email, or turn off the email to the client.' }),
    ...(!time && { day: untakenText(draft) }),
    ...((priceCents === null || priceCents < 0) && { price: 'Enter a price, like 55 or 55.50.' }),
  }
  if (!client || !time || priceCents === null || Object.keys(problems).length > 0) return { problems }
  return {
    booking: {
      ...(client.contactId === null
        ? {
            contact: {
              name: client.name,
              ...(client.phone.trim() && { phone: client.phone }),
              ...(notify && { email: client.email }),
            },
          }
        : { contactId: client.contactId }),
      ...time,
      serviceIds: [...serviceIds],
      price: centsToEuro(priceCents),
      ...(place && { place }),
      ...(note.trim() && { note }),
      ...(notify && { notify }),
    },
  }
}

/** Returns the problems that the server found, by field of the form. */
export const problemsFromServer = (fields: Record<string, string>): DraftProblems => {
  const found = {
    client: fields['contact.name'] ?? fields['contact'],
    phone: fields['phone'] ?? fields['contact.phone'],
    email: fields['email'] ?? fields['contact.email'],
    day: fields['slotDate'],
    hours: fields['endTime'] ?? fields['startTime'],
    price: fields['price'],
    note: fields['note'],
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
}

/** A draft with the search of the address at which it was begun: which client, day and time. */
interface PlacedDraft {
  place: string
  draft: BookingDraft
}

/** Restores a saved draft; null when it was begun at another address or has another form. */
export function readPlacedDraft(saved: unknown, place: string): PlacedDraft | null {
  const placed = saved as Partial<PlacedDraft> | null
  if (placed?.place !== place) return null
  const { draft } = placed
  return typeof draft?.day === 'string' &&
    typeof draft.hours === 'number' &&
    typeof draft.note === 'string' &&
    typeof draft.notify === 'boolean'
    ? { place, draft }
    : null
}
