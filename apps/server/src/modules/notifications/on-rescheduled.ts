import { formatSlot } from '@anseo/domain/moment-text'
import { toAppointments, toVendorAppointment, whoAndWhen, type Words } from './wording.ts'
import type { appointmentRescheduled } from '../booking/events.ts'

/** Tells both of the new time: a paid appointment stays confirmed, an unpaid one needs an answer again (L5). */
export const onRescheduled: Words<typeof appointmentRescheduled> = (
  { appointmentId, slot, from, paid },
  { client, vendor },
) => ({
  vendor: {
    headline: `Rescheduled by ${client.name} to ${formatSlot(slot)}`,
    sentences: [
      `Previously ${formatSlot(from)}.`,
      paid
        ? "It's still paid. If the new time doesn't suit, you can cancel and the client gets a full refund."
        : 'Confirm or decline the new time.',
    ],
    facts: [...whoAndWhen(client.name, slot), ['Previous time', formatSlot(from)]],
    button: toVendorAppointment(appointmentId, paid ? undefined : 'Answer the request'),
  },
  client: {
    headline: `Rescheduled by you to ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [
      `Previously ${formatSlot(from)}.`,
      paid
        ? "It's still paid."
        : `We'll let you know when ${vendor.name} answers. You only pay once it's confirmed.`,
    ],
    facts: [...whoAndWhen(vendor.name, slot), ['Previous time', formatSlot(from)]],
    button: toAppointments(),
    isOwnAction: true,
  },
})
