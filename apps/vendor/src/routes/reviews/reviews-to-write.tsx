import { withParams } from '@anseo/site-kit/with-params'
import { serverNow } from '@anseo/api-client/server-clock'
import type { VendorExchangeOnWire } from '@anseo/contract/reviews'
import { formatMoment } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { PersonLine } from '@anseo/ui/person-line'
import { Pager } from '@anseo/ui/pager'
import { Stars } from '@anseo/ui/stars'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { pageInAddress } from '@anseo/site-kit/page-in-address'
import { serviceAndDate } from '@anseo/site-kit/service-and-date'
import { useExchanges } from '../../queries/reviews.ts'
import { ReviewClientDialog } from './review-client-dialog.tsx'

/** Loads the clients to review: the page of them that the address names. */
export function useOpenExchanges() {
  const [params] = useSearchParams()
  return useExchanges('open', pageInAddress(params, 'open'))
}

/** Lists the clients of completed appointments that the vendor can still review. */
export function ReviewsToWrite() {
  const [params] = useSearchParams()
  const { data, isError, isFetching, refetch } = useOpenExchanges()
  const [writtenId, setWrittenId] = useState<string | null>(null)
  if (!data && isError) {
    return <LoadFailure title="We couldn't load the clients to review" query={{ isFetching, refetch }} />
  }
  if (!data || data.total === 0) return null
  const written = data.exchanges.find(({ appointmentId }) => appointmentId === writtenId)
  const toPage = (to: number) => `?${withParams(params, { open: String(to) })}`
  return (
    <section className="card pad" aria-labelledby="to-write">
      <h2 id="to-write" className="mb-1 text-xl">
        How was your appointment with
      </h2>
      <ul>
        {data.exchanges.map((exchange) => (
          <OpenExchange
            key={exchange.appointmentId}
            exchange={exchange}
            onWrite={() => setWrittenId(exchange.appointmentId)}
          />
        ))}
      </ul>
      {data.exchanges.length === 0 && (
        // The last one of the last page has been written.
        <Navigate replace to={toPage(Math.ceil(data.total / data.pageSize))} />
      )}
      <Pager {...data} renderLink={(to) => <Link to={toPage(to)} />} />
      {written && <ReviewClientDialog exchange={written} onClose={() => setWrittenId(null)} />}
    </section>
  )
}

function OpenExchange({ exchange, onWrite }: { exchange: VendorExchangeOnWire; onWrite: () => void }) {
  const { clientData, own, endsAt } = exchange
  const until = `until ${formatMoment(new Date(endsAt), serverNow())}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line py-3 not-first:border-t">
      <PersonLine
        name={clientData.name}
        picture={clientData.image}
        lines={`${serviceAndDate(exchange).join(', ')}\n${own ? 'Editable' : 'To review'} ${until}`}
      />
      <span className="flex items-center gap-3">
        {own && <Stars stars={own.stars} />}
        <Button tone={own ? 'soft' : 'pri'} size="sm" icon={<Pencil aria-hidden="true" />} onClick={onWrite}>
          {own ? 'Edit' : 'Write a review'}
          <span className="sr-only"> of {clientData.name}</span>
        </Button>
      </span>
    </li>
  )
}
