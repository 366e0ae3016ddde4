import { MoreButton } from '@anseo/site-kit/cards/more-button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { useQuoteRequests } from '../../queries/quote-requests.ts'
import { QuoteRequest } from './quote-request.tsx'

/** The requests for quotes that clients sent to several vendors, and what became of them (C8 of growth). */
export function QuoteRequests() {
  const list = useQuoteRequests()
  const { data, isError } = list
  if (!data && isError) return <LoadFailure title="We couldn't load quote requests" query={list} />
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="quote-requests" className="mt-8">
      <h2 id="quote-requests" className="mb-3 text-xl">
        Quote requests
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] items-start gap-4">
        {data.map((request) => (
          <li key={request._id} className="card">
            <QuoteRequest request={request} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} countOf={(requests) => requests.length} size="sm" className="mx-auto mt-5" />
    </section>
  )
}
