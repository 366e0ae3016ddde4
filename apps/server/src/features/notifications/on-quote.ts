import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import type { DomainEvents } from '../../infrastructure/events.ts'
import type { Parties } from './people-store.ts'
import type { Telling } from './tell-person.ts'
import { toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

/** A quote, or another version of it, waits for its client. */
export const onQuoteSent = (
  { version, slot, fullPriceCents, expiresAt, vendorId }: DomainEvents['quote.sent'],
  { vendor }: Parties,
): Telling => ({
  headline: `${version === 1 ? 'Quote' : 'New quote'} from ${vendor.name}: ${formatEuro(fullPriceCents)} for ${formatSlot(slot)}`,
  sentences: [`You can accept it until ${formatMoment(expiresAt)}. The slot is not held until then.`],
  facts: [...whoAndWhen(vendor.name, slot), ['Full price', formatEuro(fullPriceCents)]],
  button: { label: 'See the quote', path: `/messages/${vendorId}/vendor` },
})

/** A quote became a booking: both calendars have it, and its deposit is due (L2). */
export const onQuoteAccepted: Words<'quote.accepted'> = (
  { slot, payBy, totalCents, fullPriceCents },
  { client, vendor },
) => {
  const deadline = formatMoment(payBy < slot.start ? payBy : slot.start)
  return {
    client: {
      headline: `Booked by quote: ${formatSlot(slot)} with ${vendor.name}`,
      sentences: [`Pay the deposit of ${formatEuro(totalCents)} before ${deadline} to keep your slot.`],
      facts: [
        ...whoAndWhen(vendor.name, slot),
        ['Full price', formatEuro(fullPriceCents)],
        ['To secure your slot', formatEuro(totalCents)],
      ],
      button: toAppointments(`Pay ${formatEuro(totalCents)}`),
      isOwnDeed: true,
    },
    vendor: {
      headline: `Your quote was accepted by ${client.name}: ${formatSlot(slot)}`,
      sentences: [`If the deposit is not paid before ${deadline}, the time is free again.`],
      facts: [...whoAndWhen(client.name, slot), ['Full price', formatEuro(fullPriceCents)]],
      button: toVendorSite(),
    },
  }
}
