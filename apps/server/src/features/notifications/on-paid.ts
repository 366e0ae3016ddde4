import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

/** The money is there: the appointment is settled for both. */
export const onPaid: Words<'appointment.paid'> = ({ slot, totalCents }, { client, vendor }) => ({
  client: {
    headline: `Paid: ${formatEuro(totalCents)} for ${formatSlot(slot)} with ${vendor.name}`,
    sentences: ['Your slot is secured.'],
    facts: [...whoAndWhen(vendor.name, slot), ['Paid', formatEuro(totalCents)]],
    button: toAppointments(),
    isOwnDeed: true,
  },
  vendor: {
    headline: `Paid by ${client.name}: ${formatSlot(slot)}`,
    sentences: ['The appointment is yours.'],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite(),
  },
})
