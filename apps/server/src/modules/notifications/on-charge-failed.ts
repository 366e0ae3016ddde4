import type { Words } from './appointment-content.ts'
import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import type { automaticChargeFailed } from '../money/events.ts'
import { payLabel, stillToPay } from './payment-words.ts'

/** Tells the client that the saved card was not charged, and that it has to pay itself before the window ends (C6 of growth). */
export const onChargeFailed: Words<typeof automaticChargeFailed> = (
  { slot, cost, amountCents, card, payBy, reason },
  { vendor },
  { now },
) => {
  const sum = formatEuro(amountCents)
  const deadline = payBy ? ` by ${formatMoment(payBy, now)}` : ''
  return {
    client: {
      headline: `${reason === 'declined' ? 'Card declined' : 'Confirm your payment'}: ${sum} for ${formatSlot(slot, now)}`,
      sentences: [
        reason === 'declined'
          ? `We couldn't charge ${sum} to your saved card (${card}). Pay with another card${deadline} to keep this appointment.`
          : `Your bank wants you to confirm ${sum} on your saved card (${card}). Open your appointment and pay${deadline} to keep it.`,
      ],
      more: [...stillToPay(cost, vendor)],
      label: payLabel(cost),
    },
  }
}
