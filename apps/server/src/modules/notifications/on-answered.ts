import { formatSlot } from '@anseo/domain/moment-text'
import { confirmedForClient, confirmedForVendor, payOnline, stillToPay } from './payment-words.ts'
import { quoted, toBooking, toVendorAppointment, whoAndWhen, type Words } from './wording.ts'
import type { appointmentConfirmed, appointmentDeclined } from '../booking/events.ts'

/** The vendor accepted: the client pays next (L2). */
export const onConfirmed: Words<typeof appointmentConfirmed> = (
  { appointmentId, slot, payBy, cost },
  { client, vendor },
) => ({
  client: {
    headline: `Confirmed: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [confirmedForClient(cost, payBy, slot)],
    facts: [...whoAndWhen(vendor.name, slot), ...stillToPay(cost, vendor)],
    button: payOnline(cost),
    confirmsContract: true,
  },
  vendor: {
    headline: `You confirmed: ${formatSlot(slot)} with ${client.name}`,
    sentences: [confirmedForVendor(client, payBy, slot)],
    facts: whoAndWhen(client.name, slot),
    button: toVendorAppointment(appointmentId),
    isOwnAction: true,
  },
})

/** The vendor declined a request, for which nothing can have been paid yet. */
export const onDeclined: Words<typeof appointmentDeclined> = (
  { appointmentId, slot, reason, vendorId },
  { client, vendor },
) => ({
  client: {
    headline: `Declined: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [
      ...quoted(`Message from ${vendor.name}`, reason),
      "You haven't been charged. Try another time or another vendor.",
    ],
    facts: whoAndWhen(vendor.name, slot),
    button: toBooking('Choose another time', vendorId),
  },
  vendor: {
    headline: `You declined: ${formatSlot(slot)} with ${client.name}`,
    sentences: ['Clients can book this time again.'],
    facts: whoAndWhen(client.name, slot),
    button: toVendorAppointment(appointmentId),
    isOwnAction: true,
  },
})
