import type { Words } from './appointment-content.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { fromClientFact } from './payment-words.ts'
import type { appointmentPaid } from '../money/events.ts'

/** Tells the vendor of a booking of its own that its client paid by the link (B7). */
export const onPaidByLink: Words<typeof appointmentPaid> = ({ slot, cost }, { client }, { now }) => ({
  vendor: {
    headline: `Paid by ${client.name}: ${formatSlot(slot, now)}`,
    sentences: [
      `${client.name} paid ${formatEuro(cost.nowCents)} by your link. Less what the card costs, you'll earn it once the appointment is complete.`,
    ],
    more: [...fromClientFact(cost, client)],
  },
})
