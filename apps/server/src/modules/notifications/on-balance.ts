import type { Words } from './appointment-content.ts'
import type { PaidWay } from '@anseo/domain/balance'
import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import type { balanceAsked, balanceRecorded, laterPaymentPaid } from '../money/events.ts'

const PAID_BY: Record<PaidWay, string> = { cash: 'in cash', other: 'another way' }

/** Tells the client what the vendor recorded as paid on the day, so that both have the same figures (B12). */
export const onBalanceRecorded: Words<typeof balanceRecorded> = (
  { slot, amountCents, way, isUndone, isOwed },
  { vendor },
  { now },
) => {
  const sum = formatEuro(amountCents)
  const name = firstNameOf(vendor.name)
  return {
    client: {
      headline: `${isUndone ? 'Payment record removed' : 'Payment recorded'}: ${sum} for ${formatSlot(slot, now)}`,
      sentences: [
        isUndone
          ? `${name} removed the record that you paid ${sum} ${PAID_BY[way]}.${isOwed ? " It's open again." : ''}`
          : `${name} recorded that you paid ${sum} ${PAID_BY[way]}. If that's wrong, send a message.`,
      ],
      more: [['Amount', sum]],
    },
  }
}

/** Tells the client that the vendor asks for the balance by card, or no longer does (B12). */
export const onBalanceAsked: Words<typeof balanceAsked> = (
  { slot, amountCents, isWithdrawn },
  { vendor },
  { now },
) => {
  const sum = formatEuro(amountCents)
  const name = firstNameOf(vendor.name)
  return {
    client: isWithdrawn
      ? {
          headline: `Payment request withdrawn: ${formatSlot(slot, now)}`,
          sentences: [`${name} no longer asks you to pay the balance by card.`],
        }
      : {
          headline: `Pay the balance: ${sum} for ${formatSlot(slot, now)}`,
          sentences: [`${name} asks you to pay the remaining ${sum} by card. You can add a tip.`],
          more: [['Balance', sum]],
          label: `Pay ${sum}`,
        },
  }
}

/** Tells both that the balance or a tip was paid by card (B12). */
export const onLaterPayment: Words<typeof laterPaymentPaid> = (
  { slot, kind, amountCents, isEarned },
  { client, vendor },
  { now },
) => {
  const sum = formatEuro(amountCents)
  const what = kind === 'tip' ? 'a tip' : 'the balance'
  const when = isEarned ? 'in your next payout' : "once it's complete"
  return {
    client: {
      headline: `Paid: ${sum} for ${formatSlot(slot, now)} with ${vendor.name}`,
      sentences: [`You paid ${what} of ${sum} by card. Your receipt is with your appointment.`],
      more: [[kind === 'tip' ? 'Tip' : 'Balance', sum]],
      isOwnAction: true,
    },
    vendor: {
      headline: `${kind === 'tip' ? 'Tip' : 'Balance paid'}: ${sum} from ${client.name}, ${formatSlot(slot, now)}`,
      sentences: [
        `${client.name} paid ${what} of ${sum} by card. You'll get it ${when}, less what the card costs.`,
      ],
      more: [[kind === 'tip' ? 'Tip' : 'Balance', sum]],
    },
  }
}
