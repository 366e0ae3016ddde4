import type { Words } from './appointment-content.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import type { AppointmentReminder } from '@anseo/domain/reminders'
import { fromClientFact, onTheDayFact, payLabel, stillToPay } from './payment-words.ts'
import type { appointmentNear, appointmentPayBySoon } from '../booking/events.ts'

const HEADLINES: Record<AppointmentReminder, string> = {
  day: 'Reminder',
  hour: 'Starts soon',
}

const whoTravels = (
  { isAtVendors, otherAddress }: Pick<FactsOf<typeof appointmentNear>, 'isAtVendors' | 'otherAddress'>,
  vendor: string,
) =>
  isAtVendors
    ? `You're going to ${vendor}'s place.`
    : `${vendor} is coming to ${otherAddress ?? 'your address'}.`

/** Reminds both of a confirmed appointment, a day and two hours before its start. */
export const onNear: Words<typeof appointmentNear> = (
  { slot, reminder, paid, isAtVendors, otherAddress, deadline, cost },
  { client, vendor },
  { now },
) => ({
  client: {
    until: paid ? slot.start : deadline,
    headline: `${HEADLINES[reminder]}: ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [
      paid
        ? `${whoTravels({ isAtVendors, otherAddress }, vendor.name)} If anything changes, send a message.`
        : `You haven't paid yet. Pay by ${formatMoment(deadline, now)} or it will be cancelled.`,
    ],
    more: [...(paid ? onTheDayFact(cost, vendor) : stillToPay(cost, vendor))],
    label: paid ? undefined : payLabel(cost),
  },
  vendor: {
    until: paid ? slot.start : deadline,
    headline: `${HEADLINES[reminder]}: ${formatSlot(slot, now)} with ${client.name}`,
    sentences: [
      paid
        ? `${cost.nowCents > 0 ? "It's paid. " : ''}If anything changes, send a message.`
        : `${firstNameOf(client.name)} hasn't paid yet. If they don't, it will be cancelled.`,
    ],
    more: [...fromClientFact(cost, client)],
  },
})

/** Reminds a client that has not paid that the window ends soon (L2). */
export const onPayBySoon: Words<typeof appointmentPayBySoon> = (
  { slot, deadline, cost },
  { vendor },
  { now },
) => ({
  client: {
    until: deadline,
    headline: `Payment due: ${formatEuro(cost.nowCents)} for ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [
      `Pay by ${formatMoment(deadline, now)} to keep this appointment. After that, others can book the time.`,
    ],
    more: [...stillToPay(cost, vendor)],
    label: payLabel(cost),
  },
})
