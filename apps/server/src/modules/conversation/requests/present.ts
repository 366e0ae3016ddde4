import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import type {
  AskedVendorOnWire,
  ComparedQuote,
  RequestOfClient,
  RequestOfVendor,
} from '@anseo/contract/quote-requests'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import { areaWords } from '@anseo/domain/area-words'
import { kmBetween } from '@anseo/domain/km-between'
import { requestState } from '@anseo/domain/quote-request'
import { averageOf } from '@anseo/domain/rating'
import { slotToWire } from '@anseo/domain/slot'
import type { Speciality } from '@anseo/domain/specialities'
import { presentPerson } from '../../identity/public.ts'
import type { findCompared, findOfClient, findOfVendor, RequestRow } from '../request-records/store.ts'

type OfClient = Awaited<ReturnType<typeof findOfClient>>[number]
type OfVendor = Awaited<ReturnType<typeof findOfVendor>>[number]
type Compared = Awaited<ReturnType<typeof findCompared>>[number]

function present(row: RequestRow, photos: AttachedPhotoOnWire[]) {
  const { slotDate, startTime: from, endTime: to } = slotToWire({ start: row.startsAt, end: row.endsAt })
  return {
    _id: row.id,
    speciality: row.speciality as Speciality,
    text: row.words,
    details: row.details.map(({ words, addedAt }) => ({ text: words, addedAt })),
    slotDate,
    from,
    to,
    place: row.place,
    area: areaWords(row.area),
    photos,
    madeAt: row.madeAt.toISOString(),
    openUntil: row.openUntil.toISOString(),
  }
}

/** Returns a request as its client sees it. */
export const presentOfClient = (
  { request, appointmentId, askedVendors, quotes }: OfClient,
  photos: AttachedPhotoOnWire[],
  now: Date,
): RequestOfClient => ({
  ...present(request, photos),
  state: requestState({ ...request, accepted: appointmentId !== null }, now),
  askedVendors,
  quotes,
  appointmentId,
})

/** Returns a request as an asked vendor sees it: without the other vendors, and with a cancelled one shown as closed. */
export function presentOfVendor(
  { request, asked, client, vendorPlace, accepted, quoteId }: OfVendor,
  photos: AttachedPhotoOnWire[],
  now: Date,
): RequestOfVendor {
  const state = requestState({ ...request, accepted }, now)
  const closed = state === 'cancelled' ? 'closed' : state
  return {
    ...present(request, photos),
    client: presentPerson(client),
    distanceKm: kmBetween(request.area, vendorPlace),
    state: asked.declinedAt ? 'declined' : closed,
    takesQuotes: state === 'open',
    quoteId,
  }
}

/** Returns an asked vendor with the figures that the client compares; its distance in km from the request's area. */
export const presentVendor = (row: Compared, area: string | null): ComparedQuote['vendor'] => ({
  ...presentPerson(row),
  rating: averageOf({ stars: row.stars, count: row.count }),
  reviewCount: row.count,
  answerMinutes: row.answerMinutes,
  distanceKm: kmBetween(area, row.place),
})

/** Returns an asked vendor's answer; its open question in the chat is shown only while there is no answer. */
export function presentAskedVendor(
  { asked, question }: Compared,
  vendor: ComparedQuote['vendor'],
  quoted: boolean,
): AskedVendorOnWire {
  const answer = quoted ? 'quoted' : asked.declinedAt ? 'declined' : 'waiting'
  return { vendor, answer, reason: asked.declinedWords, question: answer === 'waiting' ? question : null }
}

/** Returns a quote with the figures that the client compares. */
export function compareQuote(quote: QuoteOnWire, vendor: ComparedQuote['vendor']): ComparedQuote {
  const { rating, reviewCount, answerMinutes, distanceKm } = vendor
  return { vendor, quote, total: quote.cost.total, rating, reviewCount, answerMinutes, distanceKm }
}
