import type { Cost } from '@anseo/domain/cost'
import type { QuoteItem } from '@anseo/domain/quote'
import type { Slot } from '@anseo/domain/slot'
import { event } from '../../platform/unit-of-work/event.ts'
import { eventOfAppointment } from '../booking/events.ts'

/** Messages of one side of a conversation have stayed unread. */
export const messagesUnread = event<{
  clientId: string
  vendorId: string
  /** The side that has not read them. */
  receiver: 'client' | 'vendor'
  /** In the order in which they were sent; at least one. */
  texts: readonly string[]
}>('messages.unread')

/** A vendor sent a quote, or another version of it. */
export const quoteSent = event<{
  quoteId: string
  quoteVersionId: string
  clientId: string
  vendorId: string
  version: number
  slot: Slot
  items: readonly QuoteItem[]
  words: string | null
  /** The cost at the current fee rates; it is frozen once the quote is accepted. */
  cost: Cost
  expiresAt: Date
  /** The request to several vendors that it answers. */
  requestId: string | null
}>('quote.sent')

/** A version of a quote is no longer open: it was replaced, accepted or withdrawn, or its request is closed. */
export const quoteClosed = event<{ quoteVersionId: string }>('quote.closed')

/** The words of a version were replaced, as an operator does who takes its message down or shows it again. */
export const quoteWordsReplaced = event<{ quoteVersionId: string }>('quote.words-replaced')

/** A quote was accepted and became this booking. */
export const quoteAccepted = eventOfAppointment<{ payBy: Date | null }>('quote.accepted')

/** Declares a kind of event about a request and one of the vendors whom it asks. */
const eventOfRequest = <More>(name: string) =>
  event<{ requestId: string; clientId: string; vendorId: string } & More>(name)

/** A client asks a vendor, one of several, for a quote (C8). */
export const requestMade = eventOfRequest<{
  /** The period in which the work should be. */
  window: Slot
  /** The name of the client's place; null for an unknown one. */
  area: string | null
  words: string
}>('request.made')

/** A client has added words or photos to a request that asks a vendor. */
export const requestExtended = eventOfRequest<{
  words: string | null
  /** The number of new photos. */
  photos: number
}>('request.extended')

/** An asked vendor has declined, perhaps with a reason. */
export const requestDeclined = eventOfRequest<{
  words: string | null
  /** The vendor had sent a quote that could still be accepted. */
  quoted: boolean
  /** Other vendors have not answered yet. */
  othersWait: boolean
}>('request.declined')

/** The words of a request, or of a detail of it, were replaced, as an operator does who takes them down or shows them again. */
export const requestWordsReplaced = event<{
  /** The accounts that were sent the old words. */
  readers: readonly string[]
  before: string
  after: string
}>('request.words-replaced')

/** A request is closed for a vendor who was not chosen: another quote was accepted, or the client cancelled it. */
export const requestClosed = eventOfRequest<{
  /** The client has accepted another quote. */
  booked: boolean
  /** The vendor had sent a quote. */
  quoted: boolean
}>('request.closed')
