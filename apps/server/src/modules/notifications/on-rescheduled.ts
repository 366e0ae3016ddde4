import type { Words } from './appointment-content.ts'
import type { Cost } from '@anseo/domain/cost'
import { formatDatedSlot, formatSlot } from '@anseo/domain/moment-text'
import { untilAnswered } from './payment-words.ts'
import type { appointmentRescheduled } from '../booking/events.ts'

/** Says what a vendor can do about a new time that it was not asked about. */
const stillBooked = ({ nowCents }: Cost) =>
  nowCents > 0
    ? "It's still paid. If the new time doesn't suit, you can cancel and the client gets a full refund."
    : "It's still confirmed. If the new time doesn't suit, you can cancel."

/** Tells both of the new time: a paid appointment stays confirmed, an unpaid one needs an answer again (L5). */
export const onRescheduled: Words<typeof appointmentRescheduled> = (
  { slot, from, paid, cost },
  { client, vendor },
  { now },
) => ({
  vendor: {
    headline: `Rescheduled by ${client.name} to ${formatSlot(slot, now)}`,
    sentences: [
      `Previously ${formatSlot(from, now)}.`,
      paid ? stillBooked(cost) : 'Confirm or decline the new time.',
    ],
    more: [['Previous time', formatDatedSlot(from)]],
    label: paid ? undefined : 'Answer the request',
  },
  client: {
    headline: `Rescheduled by you to ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [
      `Previously ${formatSlot(from, now)}.`,
      paid ? `It's still ${cost.nowCents > 0 ? 'paid' : 'confirmed'}.` : untilAnswered(cost, vendor),
    ],
    more: [['Previous time', formatDatedSlot(from)]],
    isOwnAction: true,
  },
})
