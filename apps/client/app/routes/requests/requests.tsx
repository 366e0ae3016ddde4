import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadingNote } from '@anseo/ui/loading-note'
import speechBubblePicture from '@anseo/ui/assets/pictures/speech-bubble.webp?no-inline'
import { Link } from 'react-router'
import { useRequests } from '../../queries/requests.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { PagedList } from '../../shell/paged-list.tsx'
import { RequireClient } from '../../shell/require-client.tsx'
import { quotesText, STATES, vendorsText, wantedText } from './request-texts.ts'
import './requests.css'
import { useLabelOf } from '../../vendors/use-specialities.ts'

export const meta = ownPageMeta('Quote requests')

/** `/my-requests`: the client's quote requests, each sent to several vendors (C8 of growth). */
export default function Requests() {
  return (
    <div className="wrap mid page grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Quote requests</h1>
        <Button asChild tone="sec">
          <Link to="/ask">Ask several</Link>
        </Button>
      </div>
      <RequireClient waiting={<Waiting />}>
        <OwnRequests />
      </RequireClient>
    </div>
  )
}

function OwnRequests() {
  const labelOf = useLabelOf()
  return (
    <PagedList
      query={useRequests()}
      waiting={<Waiting />}
      failed="We couldn't load your requests"
      empty={<NoRequests />}
    >
      {(requests) => (
        <ul className="grid gap-3">
          {requests.map((request) => (
            <li key={request._id}>
              <Link className="card request-row" to={`/my-requests/${request._id}`}>
                <b>{labelOf(request.speciality)}</b>
                <Badge tone={STATES[request.state].tone}>{STATES[request.state].text}</Badge>
                <span className="num text-ink-2">{wantedText(request)}</span>
                <span className="what">{request.text}</span>
                <span className="num text-ink-2">
                  {quotesText(request)}, {vendorsText(request.askedVendors)} asked
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const NoRequests = () => (
  <EmptyState title="No quote requests yet" picture={speechBubblePicture}>
    Describe a job once, ask up to five vendors and compare their quotes.
  </EmptyState>
)

const Waiting = () => (
  <>
    <LoadingNote text="Loading requests..." />
    <CardSkeleton height={130} />
  </>
)
