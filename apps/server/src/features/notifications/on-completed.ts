import { completesAt } from '@anseo/domain/appointment'
import { REVIEW_DAYS } from '@anseo/domain/limits'
import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { toAppointments, toBooking, toVendorSite, whoAndWhen, type Words } from './wording.ts'

/** The vendor says that it took place; the client may object for a while (L3). */
export const onVendorMarked: Words<'appointment.vendorMarked'> = ({ slot }, { vendor }, { now }) => ({
  client: {
    headline: `Marked as complete by ${vendor.name}: ${formatSlot(slot)}`,
    sentences: [
      `If something was not right, tell us before ${formatMoment(completesAt(slot.end, now))}. After that it counts as complete.`,
    ],
    facts: whoAndWhen(vendor.name, slot),
    button: toAppointments(),
  },
})

/** The vendor waited in vain, or says so; the client may object for a while (L3). */
export const onNoShow: Words<'appointment.noShow'> = ({ slot }, { vendor }, { now }) => ({
  client: {
    headline: `Marked as a no-show by ${vendor.name}: ${formatSlot(slot)}`,
    sentences: [
      'They say that nobody was there, and nothing comes back.',
      `If that is not right, report a problem before ${formatMoment(completesAt(slot.end, now))}.`,
    ],
    facts: whoAndWhen(vendor.name, slot),
    button: toAppointments(),
  },
})

/** It is complete, by the client's mark or by itself (L3). */
export const onCompleted: Words<'appointment.completed'> = ({ slot, vendorId }, { client, vendor }) => ({
  client: {
    headline: `Complete: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [
      `How was it? Beside your appointment you can write a review, for ${REVIEW_DAYS} days.`,
      'Would you like the same again? Choose a time that suits you.',
    ],
    facts: whoAndWhen(vendor.name, slot),
    button: toBooking('Rebook Vendor', vendorId),
  },
  vendor: {
    headline: `Complete: ${formatSlot(slot)} with ${client.name}`,
    sentences: [
      'It now counts among your completed appointments.',
      `How was it? Among your reviews you can write one of ${client.name}, for ${REVIEW_DAYS} days.`,
    ],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite(),
  },
})
