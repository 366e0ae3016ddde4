import { completesAt } from '@anseo/domain/appointment'
import { REVIEW_DAYS } from '@anseo/domain/limits'
import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { toAppointments, toBooking, toVendorAppointment, whoAndWhen, type Words } from './wording.ts'
import type { appointmentCompleted, appointmentNoShow, appointmentVendorMarked } from '../booking/events.ts'

/** The vendor says that it took place; the client may object for a while (L3). */
export const onVendorMarked: Words<typeof appointmentVendorMarked> = ({ slot }, { vendor }, { now }) => ({
  client: {
    headline: `Marked as complete by ${vendor.name}: ${formatSlot(slot)}`,
    sentences: [`If something went wrong, report a problem by ${formatMoment(completesAt(slot.end, now))}.`],
    facts: whoAndWhen(vendor.name, slot),
    button: toAppointments(),
  },
})

/** The vendor waited in vain, or says so; the client may object for a while (L3). */
export const onNoShow: Words<typeof appointmentNoShow> = ({ slot }, { vendor }, { now }) => ({
  client: {
    headline: `Marked as a no-show by ${vendor.name}: ${formatSlot(slot)}`,
    sentences: [
      `${vendor.name} says no one was there. There's no refund for a no-show.`,
      `If that's wrong, report a problem by ${formatMoment(completesAt(slot.end, now))}.`,
    ],
    facts: whoAndWhen(vendor.name, slot),
    button: toAppointments(),
  },
})

/** It is complete, by the client's mark or by itself (L3). */
export const onCompleted: Words<typeof appointmentCompleted> = (
  { appointmentId, slot, vendorId },
  { client, vendor },
) => ({
  client: {
    headline: `Complete: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [`How was it? You have ${REVIEW_DAYS} days to leave a review.`, 'Want to book again?'],
    facts: whoAndWhen(vendor.name, slot),
    button: toBooking('Rebook Vendor', vendorId),
  },
  vendor: {
    headline: `Complete: ${formatSlot(slot)} with ${client.name}`,
    sentences: ['Your fee is now due for payout.', `You have ${REVIEW_DAYS} days to review ${client.name}.`],
    facts: whoAndWhen(client.name, slot),
    button: toVendorAppointment(appointmentId),
  },
})
