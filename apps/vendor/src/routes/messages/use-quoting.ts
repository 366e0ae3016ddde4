import { withParams } from '@anseo/site-kit/with-params'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import type { ConversationControl } from '@anseo/site-kit/use-conversation'
import { useSearchParams } from 'react-router'
import { useQuotesTo } from '../../queries/quotes.ts'

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
    openNew: (answered: string | null) =>
      setSearch(withParams(search, { [QUOTE]: NEW, [REQUEST]: answered })),
    openAgain: (quoteId: string) => setSearch(withParams(search, { [QUOTE]: quoteId, [REQUEST]: null })),
    close: () => setSearch(withParams(search, { [QUOTE]: null, [REQUEST]: null }), { replace: true }),
  }
}

/**
 * Returns the newest version of a quote among the loaded messages, else among the vendor's quotes to the client, and the
 * query that loads those.
 */
export function useQuoteBefore(
  { conversation: { otherId, stored }, state }: Pick<ConversationControl, 'conversation' | 'state'>,
  quoteId: string | null,
) {
  const inChat = quoteId === null ? null : stored.findLast(({ quote }) => quote?._id === quoteId)?.quote
  const query = useQuotesTo(otherId, quoteId !== null && state === 'ready' && !inChat)
  const before: QuoteOnWire | undefined = inChat ?? query.data?.find(({ _id }) => _id === quoteId)
  return { before, query }
}
