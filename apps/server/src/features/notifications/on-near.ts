import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import type { AppointmentReminder } from '@anseo/domain/reminders'
import { toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

const HEADLINES: Record<AppointmentReminder, string> = {
  day: 'Reminder',
  hour: 'Starts soon',
}

/** Both are reminded of what is confirmed, a day and two hours before its start. */
export const onNear: Words<'appointment.near'> = ({ slot, reminder, paid }, { client, vendor }) => ({
  client: {
    headline: `${HEADLINES[reminder]}: ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [
      paid
        ? `${vendor.name} is coming to your address. If anything changes, send a message.`
        : 'It is not paid yet. Without your payment the time is free again.',
    ],
    facts: whoAndWhen(vendor.name, slot),
    button: paid ? toAppointments() : toAppointments('Pay now'),
  },
  vendor: {
    headline: `${HEADLINES[reminder]}: ${formatSlot(slot)} with ${client.name}`,
    sentences: [
      paid
        ? "It's paid. If anything changes, send a message."
        : 'It is not paid yet. Without a payment it does not take place.',
    ],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite(),
  },
})

/** The client has not paid, and the window ends soon (L2). */
export const onPayBySoon: Words<'appointment.payBySoon'> = ({ slot, deadline, totalCents }, { vendor }) => ({
  client: {
    headline: `Still to pay: ${formatEuro(totalCents)} for ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [
      `Pay before ${formatMoment(deadline)} to keep your slot. After that it is free again for others.`,
    ],
    facts: [...whoAndWhen(vendor.name, slot), ['To secure your slot', formatEuro(totalCents)]],
    button: toAppointments(`Pay ${formatEuro(totalCents)}`),
  },
})
