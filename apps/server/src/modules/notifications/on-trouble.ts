import type { Words } from './appointment-content.ts'
import { disputeEffectText } from '@anseo/domain/dispute-words'
import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import type { disputeChanged, disputeChargedToVendor, refundFailed } from '../money/events.ts'

/** Tells the client that a refund has failed repeatedly and that we are looking into it. */
export const onRefundFailed: Words<typeof refundFailed> = ({ slot, amountCents }, { vendor }, { now }) => ({
  client: {
    headline: `Your refund of ${formatEuro(amountCents)} for ${formatSlot(slot, now)} with ${vendor.name} is delayed`,
    sentences: ["It didn't go through. Your money is safe and we're sorting it out."],
    more: [['Refund', formatEuro(amountCents)]],
  },
})

const DISPUTED = {
  open: 'Payment disputed',
  won: 'Dispute decided in your favour',
  lost: "Dispute decided in the client's favour",
} as const

/** Tells the vendor of a dispute at the bank and its outcome; an open one holds back earnings that are not paid out yet (M7). */
export const onDisputeChanged: Words<typeof disputeChanged> = (
  { slot, amountCents, status, earnings },
  { client },
  { now },
) => {
  const effect = disputeEffectText(status, earnings)
  return {
    vendor: {
      headline: `${DISPUTED[status]}: ${formatSlot(slot, now)} with ${client.name}`,
      sentences: effect === null ? [] : [effect],
      more: [['Disputed', formatEuro(amountCents)]],
      // The page of the appointment promises this email.
      isBinding: true,
    },
  }
}

/** Tells the vendor that it bears a lost dispute (M7). */
export const onDisputeCharged: Words<typeof disputeChargedToVendor> = (
  { slot, amountCents },
  { client },
  { now },
) => {
  const amount = formatEuro(amountCents)
  return {
    vendor: {
      headline: `Dispute charged to you: ${formatSlot(slot, now)} with ${client.name}`,
      sentences: [`The bank decided for the client. We'll deduct ${amount} from your next payout.`],
      more: [['Deducted from your earnings', amount]],
      isBinding: true,
    },
  }
}
