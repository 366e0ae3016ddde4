import type { Words } from './appointment-content.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { REFUND_TIME, refunding } from './payment-words.ts'
import type { laterPaymentRefunded, paymentReturned, refundSettled } from '../money/events.ts'

/** It may have been late, or of another sum, or the other side cancelled meanwhile: other notices say which. */
const NOT_USED = 'It could no longer be used for this appointment.'

/** Tells the client that a payment for an appointment that was no longer payable is refunded (M5). */
export const onReturned: Words<typeof paymentReturned> = ({ slot, amountCents }, { vendor }, { now }) => ({
  client: {
    headline: `Payment returned: ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [NOT_USED, refunding(amountCents)],
    more: [['Refund', formatEuro(amountCents)]],
  },
})

/** Tells the client that the balance or a tip is refunded too, since others cancelled the appointment (A9). */
export const onLaterRefunded: Words<typeof laterPaymentRefunded> = (
  { slot, kind, amountCents },
  { vendor },
  { now },
) => ({
  client: {
    headline: `Refund of ${formatEuro(amountCents)}: ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [`We're refunding the ${kind} of ${formatEuro(amountCents)} to your card.`, REFUND_TIME],
    more: [['Refund', formatEuro(amountCents)]],
  },
})

/** Tells the client that the provider has sent a refund (M3). */
export const onRefundSettled: Words<typeof refundSettled> = ({ slot, amountCents }, { vendor }, { now }) => ({
  client: {
    headline: `Refunded: ${formatEuro(amountCents)} for ${formatSlot(slot, now)} with ${vendor.name}`,
    sentences: [
      `We've refunded ${formatEuro(amountCents)} to your card. It can take 5 to 10 working days to appear on your statement.`,
    ],
    more: [['Refunded', formatEuro(amountCents)]],
  },
})
