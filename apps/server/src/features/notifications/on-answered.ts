import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { quoted, toAppointments, toBooking, whoAndWhen, type Words } from './wording.ts'

/** The vendor accepted: the client pays next (L2). */
export const onConfirmed: Words<'appointment.confirmed'> = ({ slot, payBy, totalCents }, { vendor }) => ({
  client: {
    headline: `Confirmed: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [`Pay ${formatEuro(totalCents)} before ${formatMoment(payBy)} to keep your slot.`],
    facts: [...whoAndWhen(vendor.name, slot), ['To secure your slot', formatEuro(totalCents)]],
    button: toAppointments(`Pay ${formatEuro(totalCents)}`),
  },
})

/** The vendor declined a request, for which nothing can have been paid yet. */
export const onDeclined: Words<'appointment.declined'> = ({ slot, reason, vendorId }, { vendor }) => ({
  client: {
    headline: `Declined: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [...quoted('They wrote', reason), 'Nothing was charged. You can choose another time.'],
    facts: whoAndWhen(vendor.name, slot),
    button: toBooking('Choose another time', vendorId),
  },
})
