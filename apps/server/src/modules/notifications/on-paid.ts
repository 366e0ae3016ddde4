import { onTheDayText } from '@anseo/domain/cost-words'
import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { refundText } from '@anseo/domain/withdrawal-words'
import { costFacts, fromClientFact } from './payment-words.ts'
import { toAppointments, toVendorAppointment, whoAndWhen, type Words } from './wording.ts'
import type { appointmentPaid } from '../money/events.ts'

/** Tells both that the deposit is paid. */
export const onPaid: Words<typeof appointmentPaid> = (
  { appointmentId, slot, cost, cancellationHours, withdrawableUntil, savedCard },
  { client, vendor },
  { now },
) => {
  const { parts, nowCents } = cost
  const cancelling = {
    price: parts,
    start: slot.start,
    cancellationHours,
    withdrawableUntil,
    vendor: firstNameOf(vendor.name),
    paid: true,
  }
  return {
    client: {
      headline: `Paid: ${formatEuro(nowCents)} for ${formatSlot(slot, now)} with ${vendor.name}`,
      sentences: [
        savedCard
          ? `We charged ${formatEuro(nowCents)} to your saved card (${savedCard}).`
          : `You paid ${formatEuro(nowCents)}, and your appointment is booked.`,
        onTheDayText(cost, firstNameOf(vendor.name)),
        refundText(cancelling, now),
      ],
      facts: [...whoAndWhen(vendor.name, slot), ...costFacts(cost, vendor, 'Paid')],
      button: toAppointments(),
      isOwnAction: savedCard === null,
      confirmsContract: true,
    },
    vendor: {
      headline: `Paid by ${client.name}: ${formatSlot(slot, now)}`,
      sentences: [
        `It's in your calendar. You'll earn ${formatEuro(parts.vendorFeeCents)} once it's complete.`,
      ],
      facts: [...whoAndWhen(client.name, slot), ...fromClientFact(cost, client)],
      button: toVendorAppointment(appointmentId),
    },
  }
}
