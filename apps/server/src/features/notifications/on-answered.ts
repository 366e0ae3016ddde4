import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { quoted, toAppointments, toBooking, toVendorSite, whoAndWhen, type Words } from './wording.ts'

/** The vendor accepted: the client pays next (L2). */
export const onConfirmed: Words<'appointment.confirmed'> = (
  { slot, payBy, totalCents },
  { client, vendor },
) => ({
  client: {
    headline: `Confirmed: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [
      `Pay ${formatEuro(totalCents)} before ${formatMoment(earlierOf(payBy, slot.start))} to keep your slot.`,
    ],
    facts: [...whoAndWhen(vendor.name, slot), ['To secure your slot', formatEuro(totalCents)]],
    button: toAppointments(`Pay ${formatEuro(totalCents)}`),
  },
  vendor: {
    headline: `Confirmed by you: ${formatSlot(slot)} with ${client.name}`,
    sentences: [
      `If it is not paid before ${formatMoment(earlierOf(payBy, slot.start))}, the time is free again.`,
    ],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite(),
    isOwnDeed: true,
  },
})

/** The vendor declined a request, for which nothing can have been paid yet. */
export const onDeclined: Words<'appointment.declined'> = (
  { slot, reason, vendorId },
  { client, vendor },
) => ({
  client: {
    headline: `Declined: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [...quoted('They wrote', reason), 'Nothing was charged. You can choose another time.'],
    facts: whoAndWhen(vendor.name, slot),
    button: toBooking('Choose another time', vendorId),
  },
  vendor: {
    headline: `Declined by you: ${formatSlot(slot)} with ${client.name}`,
    sentences: ['The time is free again.'],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite(),
    isOwnDeed: true,
  },
})

/** The window to pay ends with the start, if that comes first (L2). */
const earlierOf = (a: Date, b: Date) => (a < b ? a : b)
