import type { Cost } from '@anseo/domain/cost'
import { formatDatedSlot, formatSlot } from '@anseo/domain/moment-text'
import { untilAnswered } from './payment-words.ts'
import { toAppointments, toVendorAppointment, whoAndWhen, type Words } from './wording.ts'
import type { appointmentRescheduled } from '../booking/events.ts'

/** Says what a vendor can do about a new time that it was not asked about. */
const stillBooked = ({ nowCents }: Cost) =>
  nowCents > 0
    ? "It's still paid. If the new time doesn't suit, you can cancel and the client gets a full refund."
    : "It's still confirmed. If the new time doesn't suit, you can cancel."

/** Tells both of the new time: a paid appointment stays confirmed, an unpaid one needs an answer again (L5). */
export const onRescheduled: Words<typeof appointmentRescheduled> = (
  { appointmentId, slot, from, paid, cost },
  { client, vendor },
  { now },
) => ({
  vendor: {
    headline: `Rescheduled by ${client.name} to ${formatSlot(slot, now)}`,
    sentences: [
      `Previously ${formatSlot(from, now)}.`,
      paid ? stillBooked(cost) : 'Confirm or decline the new time.',
    ],
    facts: [...whoAndWhen(client.name, slot), ['Previous time', formatDatedSlot(from)]],
    button: toVendorAppointment(appointmentId, paid ? undefined : 'Answer the request'),
  },
  client: {
    headline: `Rescheduled by you to ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [
      `Previously ${formatSlot(from, now)}.`,
      paid ? `It's still ${cost.nowCents > 0 ? 'paid' : 'confirmed'}.` : untilAnswered(cost, vendor),
    ],
    facts: [...whoAndWhen(vendor.name, slot), ['Previous time', formatDatedSlot(from)]],
    button: toAppointments(),
    isOwnAction: true,
  },
})
