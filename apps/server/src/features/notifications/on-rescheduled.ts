import { formatSlot } from '@anseo/domain/moment-text'
import { toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

/** The client chose another time: a paid one stands, an unpaid one needs an answer again (L5). */
export const onRescheduled: Words<'appointment.rescheduled'> = (
  { slot, from, paid },
  { client, vendor },
) => ({
  vendor: {
    headline: `Rescheduled by ${client.name} to ${formatSlot(slot)}`,
    sentences: [
      `It was ${formatSlot(from)}.`,
      paid
        ? 'It stays paid. If the new time does not suit you, you can cancel it, and everything goes back to the client.'
        : 'Please confirm or decline the new time.',
    ],
    facts: [...whoAndWhen(client.name, slot), ['Before', formatSlot(from)]],
    button: toVendorSite(paid ? 'See your bookings' : 'Answer the request'),
  },
  client: {
    headline: `Rescheduled by you to ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [
      `It was ${formatSlot(from)}.`,
      paid ? 'It stays paid.' : 'We tell you as soon as the new time is confirmed. You pay after that.',
    ],
    facts: [...whoAndWhen(vendor.name, slot), ['Before', formatSlot(from)]],
    button: toAppointments(),
    isOwnDeed: true,
  },
})
