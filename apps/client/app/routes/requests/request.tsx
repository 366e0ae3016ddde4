import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { RequestOfClient } from '@anseo/contract/quote-requests'
import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { ApiError } from '@anseo/api-client/api-error'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useSocket } from '../../account/live.tsx'
import { useRequest } from '../../queries/requests.ts'
import { useLoadFailure } from '../../queries/use-load-failure.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { RequireClient } from '../../shell/require-client.tsx'
import type { Route } from './+types/request'
import { AskedList } from './asked-list.tsx'
import { Comparison } from './comparison.tsx'
import { OwnRequest } from './own-request.tsx'
import { quotesText, vendorsText } from './request-texts.ts'
import './requests.css'

export const meta = ownPageMeta('Quote request')

/** `/my-requests/{id}`: the quotes for a request, compared as they come in (C8 of growth). */
export default function RequestPage({ params }: Route.ComponentProps) {
  return (
    <div className="wrap page">
      <BackLink to="/my-requests">Quote requests</BackLink>
      <RequireClient waiting={<Waiting />}>
        <Compared id={params.id} />
      </RequireClient>
    </div>
  )
}

function Compared({ id }: { id: string }) {
  const now = useNow(60_000)
  const loading = useRequest(id)
  const failure = useLoadFailure(loading)
  const { data, isFetching, refetch } = loading
  const socket = useSocket()
  useEffect(() => {
    // A vendor's question comes as a message of the chat.
    const onMessage = () => void refetch()
    socket?.on('receive_message', onMessage)
    return () => void socket?.off('receive_message', onMessage)
  }, [socket, refetch])
  if (!data) {
    if (!failure) return <Waiting />
    return (
      <>
        {HEADING}
        {failure instanceof ApiError && failure.status === 404 ? (
          <NotHere />
        ) : (
          <LoadFailure title="We couldn't load this request" query={{ isFetching, refetch }}>
            {bookingErrorText(failure)}
          </LoadFailure>
        )}
      </>
    )
  }
  const { request, asked, quotes } = data
  return (
    <>
      <h1>{headline({ state: request.state, quotes: quotes.length })}</h1>
      <p className="mt-1.5 mb-5 text-ink-2">
        One request to {vendorsText(asked.length)}.{' '}
        {request.state === 'open' && "Accept one and we'll thank the others for you."}
      </p>
      <div className="compare">
        <Comparison
          request={request}
          quotes={quotes}
          asked={asked}
          now={now}
          onStale={() => void refetch()}
        />
        <aside className="grid content-start gap-4" aria-label="Your request">
          <OwnRequest request={request} />
          <AskedList asked={asked} />
        </aside>
      </div>
    </>
  )
}

function headline(request: Pick<RequestOfClient, 'state' | 'quotes'>): string {
  if (request.state !== 'open') return CLOSED[request.state]
  return request.quotes > 1 ? `${quotesText(request)} to compare` : quotesText(request)
}

const CLOSED = { accepted: 'Quote accepted', cancelled: 'Request cancelled', ended: 'Request ended' }

const NotHere = () => (
  <EmptyState
    title="Request not found"
    picture={magnifierPicture}
    action={
      <Button asChild>
        <Link to="/my-requests">Your requests</Link>
      </Button>
    }
  >
    It may have been deleted, or it belongs to another account.
  </EmptyState>
)

/** The heading of the page until the request has loaded. */
const HEADING = <h1 className="sr-only">Quote request</h1>

const Waiting = () => (
  <div className="grid gap-4">
    {HEADING}
    <LoadingNote text="Loading quotes..." />
    <CardSkeleton height={320} />
  </div>
)
