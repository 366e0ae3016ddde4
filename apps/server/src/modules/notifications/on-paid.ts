import type { Words } from './appointment-content.ts'
import { onTheDayText } from '@anseo/domain/cost-words'
import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { refundText } from '@anseo/domain/withdrawal-words'
import { costFacts, fromClientFact } from './payment-words.ts'
import type { appointmentPaid } from '../money/events.ts'

/** Tells both that the deposit is paid. */
export const onPaid: Words<typeof appointmentPaid> = (
  { slot, cost, cancellationHours, withdrawableUntil, savedCard },
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
      more: [...costFacts(cost, vendor, 'Paid')],
      isOwnAction: savedCard === null,
      confirmsContract: true,
    },
    vendor: {
      headline: `Paid by ${client.name}: ${formatSlot(slot, now)}`,
      sentences: [
        `It's in your calendar. You'll earn ${formatEuro(parts.vendorFeeCents)} once it's complete.`,
      ],
      more: [...fromClientFact(cost, client)],
    },
  }
}
