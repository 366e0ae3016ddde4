import { formatSlot } from '@anseo/domain/moment-text'
import { costFacts } from './payment-words.ts'
import { quoted, toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

/** A request reaches its vendor; the client has it in writing. */
export const onBooked: Words<'appointment.booked'> = ({ slot, note, cost }, { client, vendor }) => ({
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
    sentences: [`We'll let you know when ${vendor.name} answers. You only pay once it's confirmed.`],
    facts: [...whoAndWhen(vendor.name, slot), ...costFacts(cost, vendor, 'Pay when confirmed')],
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
