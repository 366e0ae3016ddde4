import { EmptyState } from '@anseo/ui/empty-state'
import { Button } from '@anseo/ui/button'
import plugPicture from '@anseo/ui/assets/pictures/plug.webp?no-inline'
import { type FailedQuery, LoadFailure } from '@anseo/ui/load-failure'

interface UnknownQuoteProps {
  /** Loads the quote that gets another version, or the request that a new one answers. */
  query: FailedQuery & { isError: boolean; isPending: boolean }
  onClose: () => void
}

/** Takes the place of the editor of a quote when what the quote follows could not be loaded or found. */
export function UnknownQuote({ query, onClose }: UnknownQuoteProps) {
  if (query.isPending) return null
  return (
    <aside className="quote-editor" aria-label="Quote editor">
      {query.isError ? (
        <LoadFailure title="We couldn't load this quote" query={query} />
      ) : (
        <EmptyState title="We couldn't find this quote or request" picture={plugPicture} />
      )}
      <Button tone="sec" className="mx-auto" onClick={onClose}>
        Close the quote
      </Button>
    </aside>
  )
}
