import { formatSlot } from '@anseo/domain/moment-text'
import type { TraderAnswer } from '@anseo/domain/trader'
import { contractFact } from './contract-fact.ts'
import { confirmedForClient, confirmedForVendor, costFacts, untilAnswered } from './payment-words.ts'
import { quoted, toAppointments, toVendorAppointment, whoAndWhen, type Words } from './wording.ts'
import type { AppointmentEventBase } from '../booking/public.ts'
import type { appointmentUnanswered } from '../booking/events.ts'
import type { NotificationContent } from './notify-people.ts'
import type { Parties } from './people-store.ts'
import type { Reader } from './notified-appointment.ts'

interface NewBooking {
  note: string | null
  /** The trader details of the vendor; null where it was never asked. */
  trader: TraderAnswer | null
}

/** Tells the vendor of a request, and gives the client its details in writing. */
export const onBooked = (
  { appointmentId, slot, note, cost, trader }: AppointmentEventBase & NewBooking,
  { client, vendor }: Parties,
  now: Date,
): Record<Reader, NotificationContent> => ({
  vendor: {
    headline: `New booking request from ${client.name}: ${formatSlot(slot, now)}`,
    sentences: [
      ...quoted(`Message from ${client.name}`, note),
      "Confirm or decline it. We're holding the time until you do.",
    ],
    facts: whoAndWhen(client.name, slot),
    button: toVendorAppointment(appointmentId, 'Answer the request'),
  },
  client: {
    headline: `Request sent: ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [untilAnswered(cost, vendor)],
    facts: [
      ...whoAndWhen(vendor.name, slot),
      ...costFacts(cost, vendor, 'Pay when confirmed'),
      ...contractFact(vendor, trader),
    ],
    button: toAppointments(),
    isOwnAction: true,
  },
})

/** Tells both of an instant booking, which needs no answer: its client pays next (B6). */
export const onBookedInstantly = (
  facts: AppointmentEventBase & NewBooking & { payBy: Date | null },
  { client, vendor }: Parties,
  now: Date,
): Record<Reader, NotificationContent> => {
  const { appointmentId, slot, note, payBy, trader } = facts
  const { sentence, costs, button } = confirmedForClient(facts, vendor, { now, card: null })
  return {
    vendor: {
      headline: `New booking from ${client.name}: ${formatSlot(slot, now)}`,
      sentences: [
        ...quoted(`Message from ${client.name}`, note),
        `It's confirmed, as you take instant bookings. ${confirmedForVendor(client, payBy, slot, now)}`,
      ],
      facts: whoAndWhen(client.name, slot),
      button: toVendorAppointment(appointmentId),
    },
    client: {
      headline: `Confirmed: ${formatSlot(slot, now)} with ${vendor.name}`,
      sentences: [sentence],
      facts: [...whoAndWhen(vendor.name, slot), ...costs, ...contractFact(vendor, trader)],
      button,
      isOwnAction: true,
      confirmsContract: true,
    },
  }
}

/** Reminds the vendor of an unanswered request (L2). */
export const onUnanswered: Words<typeof appointmentUnanswered> = (
  { appointmentId, slot },
  { client },
  { now },
) => ({
  vendor: {
    headline: `Reminder: ${client.name} is waiting for your answer (${formatSlot(slot, now)})`,
    sentences: ['Confirm or decline it.'],
    facts: whoAndWhen(client.name, slot),
    button: toVendorAppointment(appointmentId, 'Answer the request'),
  },
})
