import type { AppointmentContents, Words } from './appointment-content.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import type { TraderAnswer } from '@anseo/domain/trader'
import { contractFact } from './contract-fact.ts'
import { confirmedForClient, confirmedForVendor, costFacts, untilAnswered } from './payment-words.ts'
import { quoted } from './wording.ts'
import type { AppointmentEventBase } from '../booking/public.ts'
import type { appointmentUnanswered } from '../booking/events.ts'
import type { Parties } from './people-store.ts'

interface NewBooking {
  note: string | null
  /** The trader details of the vendor; null where it was never asked. */
  trader: TraderAnswer | null
}

/** Tells the vendor of a request, and gives the client its details in writing. */
export const onBooked = (
  { slot, note, cost, trader }: AppointmentEventBase & NewBooking,
  { client, vendor }: Parties,
  now: Date,
): AppointmentContents => ({
  vendor: {
    headline: `New booking request from ${client.name}: ${formatSlot(slot, now)}`,
    sentences: [
      ...quoted(`Message from ${client.name}`, note),
      "Confirm or decline it. We're holding the time until you do.",
    ],
    label: 'Answer the request',
  },
  client: {
    headline: `Request sent: ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [untilAnswered(cost, vendor)],
    more: [...costFacts(cost, vendor, 'Pay when confirmed'), ...contractFact(vendor, trader)],
    isOwnAction: true,
  },
})

/** Tells both of an instant booking, which needs no answer: its client pays next (B6). */
export const onBookedInstantly = (
  facts: AppointmentEventBase & NewBooking & { payBy: Date | null },
  { client, vendor }: Parties,
  now: Date,
): AppointmentContents => {
  const { slot, note, payBy, trader } = facts
  const { sentence, costs, label } = confirmedForClient(facts, vendor, { now, card: null })
  return {
    vendor: {
      headline: `New booking from ${client.name}: ${formatSlot(slot, now)}`,
      sentences: [
        ...quoted(`Message from ${client.name}`, note),
        `It's confirmed, as you take instant bookings. ${confirmedForVendor(client, payBy, slot, now)}`,
      ],
    },
    client: {
      headline: `Confirmed: ${formatSlot(slot, now)} with ${vendor.name}`,
      sentences: [sentence],
      more: [...costs, ...contractFact(vendor, trader)],
      label,
      isOwnAction: true,
      confirmsContract: true,
    },
  }
}

/** Reminds the vendor of an unanswered request (L2). */
export const onUnanswered: Words<typeof appointmentUnanswered> = ({ slot }, { client }, { now }) => ({
  vendor: {
    headline: `Reminder: ${client.name} is waiting for your answer (${formatSlot(slot, now)})`,
    sentences: ['Confirm or decline it.'],
    label: 'Answer the request',
  },
})
