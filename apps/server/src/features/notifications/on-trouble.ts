import { formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

/** A refund came to nothing so often that somebody has to look at it. */
export const onRefundFailed: Words<'refund.failed'> = ({ slot, amountCents }, { vendor }, { brandName }) => ({
  client: {
    headline: `Delayed: your refund of ${formatEuro(amountCents)} for ${formatSlot(slot)} with ${vendor.name}`,
    sentences: [`Your bank did not take it. We at ${brandName} are on it, and it is not lost.`],
    facts: [...whoAndWhen(vendor.name, slot), ['You get back', formatEuro(amountCents)]],
    button: toAppointments(),
  },
})

const DISPUTED = {
  open: {
    title: 'Disputed at the bank',
    sentence: 'What you earned by it is paid out once the bank has decided.',
  },
  won: { title: 'Dispute decided for you', sentence: 'What you earned by it is paid out as usual.' },
  lost: {
    title: 'Dispute decided for the cardholder',
    sentence: 'You need not do anything. We write to you should it concern your earnings.',
  },
} as const

/** A cardholder objected at the bank: it holds the vendor's payout back until it is decided (M7). */
export const onDisputeChanged: Words<'dispute.changed'> = ({ slot, amountCents, status }, { client }) => ({
  vendor: {
    headline: `${DISPUTED[status].title}: ${formatSlot(slot)} with ${client.name}`,
    sentences: [DISPUTED[status].sentence],
    facts: [...whoAndWhen(client.name, slot), ['Disputed', formatEuro(amountCents)]],
    button: toVendorSite(),
  },
})
