import type { Conversation } from '@anseo/api-client/conversation'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import { useSearchParams } from 'react-router'

/** The search parameter that opens the editor: 'new', or the id of the quote that gets another version. */
const QUOTE = 'quote'
const NEW = 'new'
/** The search parameter with the request to several vendors that a new quote answers. */
const REQUEST = 'request'

/** Reads from the address which quote is being written beside the chat, so that going back closes it. */
export function useQuoting() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(QUOTE)
  return {
    isOpen: asked !== null,
    /** Null for a new quote. */
    quoteId: asked === NEW ? null : asked,
    /** The request to several vendors that a new quote answers. */
    requestId: asked === NEW ? search.get(REQUEST) : null,
    open: (quoteId: string | null) => setSearch(changed(search, quoteId ?? NEW)),
    close: () => setSearch(changed(search, null), { replace: true }),
  }
}

function changed(search: URLSearchParams, quote: string | null): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(REQUEST)
  if (quote === null) next.delete(QUOTE)
  else next.set(QUOTE, quote)
  return next
}

/** Returns the newest loaded version of a quote; undefined for a new one, and for one that has ended. */
export function newestOf({ stored }: Conversation, quoteId: string | null): QuoteOnWire | undefined {
  const newest = stored.findLast(({ quote }) => quote?._id === quoteId)?.quote
  return newest?.acceptedAt || newest?.withdrawnAt || newest?.closedAt ? undefined : newest
}
