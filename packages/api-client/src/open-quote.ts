import type { QuoteOnWire } from '@anseo/contract/quotes'
import { quoteState } from '@anseo/domain/quote'
import { quoteFromWire } from '@anseo/domain/quote-from-wire'
import type { Conversation } from './conversation.ts'

/** Returns the newest quote of a conversation that the client can accept; undefined when there is none. */
export const openQuote = ({ stored }: Conversation, now: Date): QuoteOnWire | undefined =>
  stored.findLast(({ quote }) => quote && quoteState(quoteFromWire(quote), now) === 'open')?.quote

/** Returns whether a quote of a conversation waits for its client. */
export const hasOpenQuote = (conversation: Conversation, now: Date): boolean =>
  openQuote(conversation, now) !== undefined
