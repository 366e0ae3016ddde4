import type { Words } from './appointment-content.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import { confirmedForClient, confirmedForVendor } from './payment-words.ts'
import { freeAgain, quoted, toBookAgain } from './wording.ts'
import type { appointmentConfirmed, appointmentDeclined } from '../booking/events.ts'

/** Tells both that the vendor accepted a request; the client pays next (L2). */
export const onConfirmed: Words<typeof appointmentConfirmed> = (facts, { client, vendor }, context) => {
  const { now } = context
  const { slot, payBy } = facts
  const { sentence, costs, label } = confirmedForClient(facts, vendor, context)
  return {
    client: {
      headline: `Confirmed: ${formatSlot(slot, now)} with ${vendor.name}`,
      sentences: [sentence],
      more: [...costs],
      label,
      confirmsContract: true,
    },
    vendor: {
      headline: `You confirmed: ${formatSlot(slot, now)} with ${client.name}`,
      sentences: [confirmedForVendor(client, payBy, slot, now)],
      isOwnAction: true,
    },
  }
}

/** Tells both that the vendor declined a request, for which nothing can have been paid yet. */
export const onDeclined: Words<typeof appointmentDeclined> = (
  { slot, reason, vendorId },
  { client, vendor },
  context,
) => ({
  client: {
    headline: `Declined: ${formatSlot(slot, context.now)} with ${vendor.name}`,
    sentences: [
      ...quoted(`Message from ${vendor.name}`, reason),
      `You haven't been charged. Try ${context.isListed ? 'another time or another vendor' : 'another vendor'}.`,
    ],
    button: toBookAgain('Choose another time', vendorId, context),
  },
  vendor: {
    headline: `You declined: ${formatSlot(slot, context.now)} with ${client.name}`,
    sentences: freeAgain('Clients can book this time again.', context),
    isOwnAction: true,
  },
})
