import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { toAppointments, whoAndWhen, type Words } from './wording.ts'

/** Money for an appointment that was no longer payable goes back by itself (M5). */
export const onReturned: Words<'payment.returned'> = ({ slot, amountCents }, { vendor }) => ({
  client: {
    headline: `Your payment for ${formatSlot(slot)} with ${vendor.name} came too late`,
    sentences: [`${formatEuro(amountCents)} is on its way back to your card.`],
    facts: [...whoAndWhen(vendor.name, slot), ['You get back', formatEuro(amountCents)]],
    button: toAppointments(),
  },
})

/** The provider has sent a refund (M3). */
export const onRefundSettled: Words<'refund.settled'> = ({ slot, amountCents }, { vendor }) => ({
  client: {
    headline: `Refunded: ${formatEuro(amountCents)} for ${formatSlot(slot)} with ${vendor.name}`,
    sentences: ['Your bank may take some days to show it.'],
    facts: [...whoAndWhen(vendor.name, slot), ['Refunded', formatEuro(amountCents)]],
    button: toAppointments(),
  },
})
