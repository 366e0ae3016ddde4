import type { QuoteOnWire, QuotePreviewOnWire } from '@anseo/contract/quotes'
import { centsToEuro } from '@anseo/domain/money'
import { type FeeRates, type Price, priceAppointment } from '@anseo/domain/price'
import { balanceCents, type QuoteFacts } from '@anseo/domain/quote'
import { type Slot, slotHours, slotToWire } from '@anseo/domain/slot'
import type { QuoteVersionInFull, QuoteVersionRow } from './store.ts'

export const slotOfVersion = ({ version }: QuoteVersionInFull): Slot => ({
  start: version.startsAt,
  end: version.endsAt,
})

/** The deposit of a quoted booking is M2 for its slot: as it was booked, before that at today's rates. */
export const depositOf = (found: QuoteVersionInFull, rates: FeeRates) =>
  found.booking ?? priceAppointment(found.feePerHourCents, slotHours(slotOfVersion(found)), rates)

/** What the domain's rules ask of a version. */
export const factsOfVersion = ({ quote, version, newestVersion }: QuoteVersionInFull): QuoteFacts => ({
  version: version.version,
  newestVersion,
  start: version.startsAt,
  expiresAt: version.expiresAt,
  accepted: quote.acceptedAt !== null,
  withdrawn: quote.withdrawnAt !== null,
})

type Said = Pick<QuoteVersionRow, 'startsAt' | 'endsAt' | 'items' | 'fullPriceCents' | 'words' | 'expiresAt'>

/** What a version says, with the deposit that goes with it. */
export function saidToWire(
  { startsAt, endsAt, items, fullPriceCents, words, expiresAt }: Said,
  { vendorFeeCents, totalCents }: Pick<Price, 'vendorFeeCents' | 'totalCents'>,
): QuotePreviewOnWire {
  return {
    ...slotToWire({ start: startsAt, end: endsAt }),
    items: items.map(({ label, cents }) => ({ label, amount: centsToEuro(cents) })),
    fullPrice: centsToEuro(fullPriceCents),
    deposit: centsToEuro(totalCents),
    vendorFee: centsToEuro(vendorFeeCents),
    fees: centsToEuro(totalCents - vendorFeeCents),
    balance: centsToEuro(balanceCents(fullPriceCents, vendorFeeCents)),
    words,
    expiresAt: expiresAt.toISOString(),
  }
}

/** A version of a quote as both sides see it. */
export function quoteToWire(found: QuoteVersionInFull, rates: FeeRates): QuoteOnWire {
  const { quote, version, newestVersion } = found
  return {
    _id: quote.id,
    clientId: quote.clientId,
    vendorId: quote.vendorId,
    version: version.version,
    newestVersion,
    ...saidToWire(version, depositOf(found, rates)),
    sentAt: version.sentAt.toISOString(),
    acceptedAt: quote.acceptedAt?.toISOString() ?? null,
    withdrawnAt: quote.withdrawnAt?.toISOString() ?? null,
    appointmentId: quote.appointmentId,
  }
}
