import { formatSlot } from '@anseo/domain/moment-text'
import { quoted, toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

/** A request reaches its vendor; the client has it in writing. */
export const onBooked: Words<'appointment.booked'> = ({ slot, note }, { client, vendor }) => ({
  vendor: {
    headline: `New request from ${client.name} for ${formatSlot(slot)}`,
    sentences: [
      ...quoted('They wrote', note),
      'Please confirm or decline it. Until then the time is kept free.',
    ],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite('Answer the request'),
  },
  client: {
    headline: `Requested: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: ['We tell you as soon as it is confirmed. You pay after that.'],
    facts: whoAndWhen(vendor.name, slot),
    button: toAppointments(),
    isOwnDeed: true,
  },
})

/** A request that nobody answered is put before its vendor again (L2). */
export const onUnanswered: Words<'appointment.unanswered'> = ({ slot }, { client }) => ({
  vendor: {
    headline: `Still waiting for your answer: ${client.name} asks for ${formatSlot(slot)}`,
    sentences: ['Please confirm or decline it.'],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite('Answer the request'),
  },
})
