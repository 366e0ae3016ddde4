import type { Words } from './appointment-content.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { REFUND_TIME } from './payment-words.ts'
import { quoted } from './wording.ts'
import type { refundMade } from '../money/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'

type Made = FactsOf<typeof refundMade>

/** Notifies both parties of an operator's refund with its reason, and the vendor of the deduction from its earnings (D2). */
export const onRefundMade: Words<typeof refundMade> = (facts, { client, vendor }, { now }) => {
  const { slot, amountCents, reason, vendorCents, cancels } = facts
  const amount = formatEuro(amountCents)
  return {
    // The client of a cancelled one reads of the refund with the cancellation.
    ...(!cancels && {
      client: {
        headline: `Refund of ${amount}: ${formatSlot(slot, now)} with ${vendor.name}`,
        sentences: [...quoted('Reason', reason), `We're refunding ${amount} to your card.`, REFUND_TIME],
        more: [['Refund', amount]],
      },
    }),
    vendor: {
      headline: `Refund of ${amount} to ${client.name}: ${formatSlot(slot, now)}`,
      sentences: [...quoted('Reason', reason), consequence(facts)],
      more: [
        ['Refund', amount],
        ['Deducted from your earnings', formatEuro(vendorCents)],
      ],
    },
  }
}

function consequence({ vendorCents, isEarned }: Made): string {
  if (vendorCents === 0) return "We bear this refund. It doesn't change what you earn."
  const what = isEarned ? 'your next payout' : 'what you earn for this appointment'
  return `We'll deduct ${formatEuro(vendorCents)} from ${what}.`
}
