import type { Cost } from '@anseo/domain/cost'
import type { QuoteItem } from '@anseo/domain/quote'
import type { Slot } from '@anseo/domain/slot'
import { event } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase } from '../booking/public.ts'

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
}>('quote.sent')

/** A version of a quote is no longer open: it was replaced, accepted or withdrawn. */
export const quoteClosed = event<{ quoteVersionId: string }>('quote.closed')

/** A quote was accepted and became this booking. */
export const quoteAccepted = event<AppointmentEventBase & { payBy: Date }>('quote.accepted')
