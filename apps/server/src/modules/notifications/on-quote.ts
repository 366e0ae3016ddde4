import type { Words } from './appointment-content.ts'
import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import {
  confirmedForClient,
  confirmedForVendor,
  fromClientFact,
  priceInWords,
  stillToPay,
} from './payment-words.ts'
import type { Parties } from './people-store.ts'
import type { NotificationContent } from './notify-people.ts'
import { clientRequestPage, whoAndWhen, type WordingContext } from './wording.ts'
import type { quoteAccepted, quoteSent } from '../conversation/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'

/** Tells a client that a quote, or another version of it, waits for an answer. */
export const onQuoteSent = (
  { version, slot, cost, expiresAt, vendorId, requestId }: FactsOf<typeof quoteSent>,
  { vendor }: Parties,
  { now }: WordingContext,
): NotificationContent => ({
  headline: `${version === 1 ? 'Quote' : 'New quote'} from ${vendor.name}: ${formatEuro(cost.totalCents)} in total for ${formatSlot(slot, now)}`,
  sentences: [
    priceInWords(cost),
    `It expires ${formatMoment(expiresAt, now)}. We only hold the time once you accept.`,
  ],
  facts: [...whoAndWhen(vendor.name, slot), ...stillToPay(cost, vendor)],
  button: {
    label: requestId ? 'Compare the quotes' : 'See the quote',
    path: requestId ? clientRequestPage(requestId) : `/messages/${vendorId}/vendor`,
  },
})

/** Tells both that a quote became a booking, which both calendars have, and that its deposit, if it has one, is due (L2). */
export const onQuoteAccepted: Words<typeof quoteAccepted> = (facts, { client, vendor }, context) => {
  const { now } = context
  const { slot, payBy, cost } = facts
  const { sentence, costs, label } = confirmedForClient(facts, vendor, context)
  return {
    client: {
      headline: `Quote accepted: ${formatSlot(slot, now)} with ${vendor.name}`,
      sentences: [sentence],
      more: [...costs],
      label,
      isOwnAction: true,
      confirmsContract: true,
    },
    vendor: {
      headline: `Your quote was accepted by ${client.name}: ${formatSlot(slot, now)}`,
      sentences: [confirmedForVendor(client, payBy, slot, now)],
      more: [
        ['Your price', formatEuro(cost.parts.priceCents ?? 0)],
        ...(cost.parts.travelFeeCents > 0
          ? [['Travel', formatEuro(cost.parts.travelFeeCents)] as const]
          : []),
        ...fromClientFact(cost, client),
      ],
    },
  }
}
