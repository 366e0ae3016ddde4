import type { QuoteOnWire, QuotePreviewOnWire } from '@anseo/contract/quotes'
import { bookingFeesCents, type Cost, costOfBooking } from '@anseo/domain/cost'
import { timeOf } from '@anseo/domain/deposit'
import { costToWire } from '@anseo/domain/cost-wire'
import { type Fees, feeRelation, ratesFor } from '@anseo/domain/fee-relation'
import { centsToEuro } from '@anseo/domain/money'
import type { FeeRates } from '@anseo/domain/price'
import type { QuoteFacts } from '@anseo/domain/quote'
import { refundTimetable } from '@anseo/domain/refund'
import { type Slot, slotMinutes, slotToWire } from '@anseo/domain/slot'
import { journeyAsked } from '@anseo/domain/travel'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'
import { costOfRow, withdrawableFrom } from '../../booking/public.ts'
import type { QuoteRow, QuoteVersionInFull, QuoteVersionRow } from './store.ts'

/** Returns the slot that a version of a quote is for. */
export const slotOfVersion = ({ version }: QuoteVersionInFull): Slot => ({
  start: version.startsAt,
  end: version.endsAt,
})

/** The facts that decide the cost of a quote. */
interface Quoted {
  feePerHourCents: number
  slot: Slot
  fullPriceCents: number
  travelFeeCents: number
}

/**
 * Returns the cost of a quote at the given rates, in cents: its deposit is that of its slot, at most its full price
 * (A5); the travel fee is paid on the day.
 */
export const costOfQuote = (
  { feePerHourCents, slot, fullPriceCents, travelFeeCents }: Quoted,
  rates: FeeRates,
): Cost =>
  costOfBooking(
    { feePerHourCents, items: [timeOf(slotMinutes(slot), fullPriceCents)], travelFeeCents },
    rates,
  )

/** Returns where a version takes place unless its client says otherwise (B4, C8). */
export const journeyOfVersion = ({ travel, asked, eircode }: QuoteVersionInFull) =>
  journeyAsked(travel, asked, eircode)

/**
 * Returns the cost of a version: the frozen one once it is booked, before that at the client's current fees (A7).
 * @param travelFeeCents for the journey to where it takes place; by default as far as the client has said where, and 0 where the
 * vendor does not go.
 */
export function costOfVersion(
  found: QuoteVersionInFull,
  fees: Fees,
  travelFeeCents: number = journeyOfVersion(found).travelFeeCents ?? 0,
): Cost {
  const { version, newestVersion, booking, feePerHourCents } = found
  if (booking && version.version === newestVersion) return costOfRow(booking)
  const { fullPriceCents } = version
  const rates = ratesFor(feeRelation(found.relation), fees)
  return costOfQuote({ feePerHourCents, slot: slotOfVersion(found), fullPriceCents, travelFeeCents }, rates)
}

/** Returns how a quote ended. */
export const endsOf = ({ acceptedAt, withdrawnAt, closedAt }: QuoteRow) => ({
  accepted: acceptedAt !== null,
  withdrawn: withdrawnAt !== null,
  closed: closedAt !== null,
})

/** Returns the facts of a version that the domain's rules need. */
export const factsOfVersion = ({ quote, version, newestVersion }: QuoteVersionInFull): QuoteFacts => ({
  version: version.version,
  newestVersion,
  start: version.startsAt,
  expiresAt: version.expiresAt,
  ...endsOf(quote),
})

type Said = Pick<QuoteVersionRow, 'startsAt' | 'endsAt' | 'items' | 'words' | 'expiresAt'>

/** Returns the contents of a version and its cost, as the wire carries them. */
export function saidToWire(
  { startsAt, endsAt, items, words, expiresAt }: Said,
  cost: Cost,
  policy: { cancellationHours: number; withdrawableUntil: Date | null },
  now: Date,
): QuotePreviewOnWire {
  const { parts, nowCents, onTheDayCents } = cost
  return {
    ...slotToWire({ start: startsAt, end: endsAt }),
    items: items.map(({ label, cents }) => ({ label, amount: centsToEuro(cents) })),
    fullPrice: centsToEuro(parts.priceCents ?? 0),
    deposit: centsToEuro(nowCents),
    vendorFee: centsToEuro(parts.vendorFeeCents),
    fees: centsToEuro(bookingFeesCents(cost)),
    balance: centsToEuro(onTheDayCents),
    cancellationHours: policy.cancellationHours,
    withdrawableUntil: policy.withdrawableUntil?.toISOString() ?? null,
    cost: costToWire(cost, refundTimetable(parts, { start: startsAt, ...policy }, now)),
    words,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Returns a version of a quote as both sides see it. */
export function quoteToWire(
  found: QuoteVersionInFull,
  settings: Pick<OperatorSettings, 'fees' | 'statutoryCancellation'>,
  now: Date,
): QuoteOnWire {
  const { quote, version, newestVersion, booking, cancellationHours, speciality } = found
  const withdrawableUntil = booking ? booking.withdrawableUntil : withdrawableFrom(settings, speciality, now)
  const { place, needsAddress } = journeyOfVersion(found)
  return {
    _id: quote.id,
    clientId: quote.clientId,
    vendorId: quote.vendorId,
    version: version.version,
    newestVersion,
    ...saidToWire(
      version,
      costOfVersion(found, settings.fees),
      { cancellationHours, withdrawableUntil },
      now,
    ),
    sentAt: version.sentAt.toISOString(),
    acceptedAt: quote.acceptedAt?.toISOString() ?? null,
    withdrawnAt: quote.withdrawnAt?.toISOString() ?? null,
    closedAt: quote.closedAt?.toISOString() ?? null,
    requestId: quote.requestId,
    appointmentId: quote.appointmentId,
    place,
    visitPlace: found.travel.visitPlace,
    needsAddress,
  }
}
