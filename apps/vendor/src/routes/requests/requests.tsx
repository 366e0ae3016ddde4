import { MoreButton } from '@anseo/site-kit/cards/more-button'
import { useNow } from '@anseo/site-kit/use-now'
import { EmptyState } from '@anseo/ui/empty-state'
import { Unloaded } from '@anseo/ui/unloaded'
import calendarPicture from '@anseo/ui/assets/pictures/calendar.webp?no-inline'
import { useWaitingRequests } from '../../appointments/use-waiting-requests.ts'
import { useRequests, type VendorAppointment } from '../../queries/appointments.ts'
import { useQuoteRequests } from '../../queries/quote-requests.ts'
import { Page } from '../../shell/page.tsx'
import { QuoteRequests } from './quote-requests.tsx'
import { Request } from './request.tsx'

/** `/requests`: all open requests, soonest first, then requests for quotes. */
export function RequestsPage() {
  return (
    <Page title="Requests">
      <Content />
    </Page>
  )
}

function Content() {
  const list = useRequests()
  const quotes = useQuoteRequests()
  const { data, isError, isFetching, refetch } = list
  // Both lists are shown at once, since the one that came later would push the other down.
  if ((!data && !isError) || quotes.isPending) {
    return <Unloaded what="your requests" query={{ isError: false, isFetching, refetch }} count={3} />
  }
  const isAsked = quotes.data?.some(({ state }) => state === 'open') ?? false
  return (
    <>
      {data ? (
        <Bookings list={list} requests={data} isAskedForQuote={isAsked} />
      ) : (
        <Unloaded what="your requests" query={{ isError, isFetching, refetch }} />
      )}
      <QuoteRequests />
    </>
  )
}

interface BookingsProps {
  list: ReturnType<typeof useRequests>
  requests: VendorAppointment[]
  /** True if requests for quotes are shown below. */
  isAskedForQuote: boolean
}

function Bookings({ list, requests, isAskedForQuote }: BookingsProps) {
  const now = useNow()
  const waiting = useWaitingRequests(requests, now)
  if (waiting.length === 0) {
    return isAskedForQuote ? null : (
      <EmptyState title="No new requests" picture={calendarPicture}>
        We&apos;ll notify you as soon as a client sends one.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] items-start gap-4">
        {waiting.map((appointment) => (
          <li key={appointment._id} className="card">
            <Request appointment={appointment} now={now} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} countOf={(shown) => shown.length} size="sm" className="mx-auto mt-5" />
    </>
  )
}
