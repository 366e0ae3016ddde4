import { serverNow } from '@anseo/api-client/server-clock'
import type { RequestOfVendor } from '@anseo/contract/quote-requests'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatNearDay } from '@anseo/domain/near-day'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { useNow } from '@anseo/site-kit/use-now'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { MessagePhotos } from '@anseo/ui/message-photos'
import { RequestCard } from '@anseo/ui/request-card'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { photoFiles } from '../../queries/attached-photos.ts'
import { DeclineQuoteRequest } from './decline-quote-request.tsx'

const ENDED = {
  declined: { tone: 'cancelled', text: 'Declined' },
  accepted: { tone: 'paid', text: 'Your quote was accepted' },
  closed: { tone: 'cancelled', text: 'Closed' },
  ended: { tone: 'timed-out', text: 'Ended' },
} as const

/** A request for a quote: what, when and where roughly, and the ways to answer it. */
export function QuoteRequest({ request }: { request: RequestOfVendor }) {
  const { client, text, details, photos, state, takesQuotes, quoteId } = request
  const now = useNow()
  const [isDeclining, setDeclining] = useState(false)
  const chat = `/messages/${client._id}`
  return (
    <RequestCard
      name={client.name}
      link={<Link to={chat} />}
      picture={client.image}
      lines={`${dayOf(request, now)}\n${request.from} to ${request.to}`}
      amount=""
      actions={
        state === 'open' ? (
          <>
            <Button tone="sec" size="sm" onClick={() => setDeclining(true)}>
              Decline<span className="sr-only">, {client.name}</span>
            </Button>
            <ToQuote request={request} />
            {isDeclining && <DeclineQuoteRequest request={request} onClose={() => setDeclining(false)} />}
          </>
        ) : (
          <>
            <Badge tone={ENDED[state].tone}>{ENDED[state].text}</Badge>
            {takesQuotes && <ToQuote request={request} />}
          </>
        )
      }
    >
      <p className="num">{whereText(request)}</p>
      <p className="break-words whitespace-pre-line">{text}</p>
      {details.map(({ text: added, addedAt }) => (
        <p key={addedAt} className="break-words whitespace-pre-line">
          <span className="hint num block">Added {formatMoment(new Date(addedAt), serverNow())}</span>
          {added}
        </p>
      ))}
      {photos.length > 0 && (
        <MessagePhotos photos={photos} load={photoFiles.load} alt={`Photo from ${client.name}`} />
      )}
      {state === 'open' && !quoteId && (
        <p className="hint">
          <Link className="link" to={chat}>
            Ask something first
          </Link>{' '}
          in the chat. {client.name} sees it beside the quotes, and can answer everyone at once.
        </p>
      )}
    </RequestCard>
  )
}

/** The link to the vendor's quote, or to a new one: also of a vendor that has declined, whose decline that takes back. */
function ToQuote({ request: { _id: id, client, quoteId } }: { request: RequestOfVendor }) {
  const chat = `/messages/${client._id}`
  return (
    <Button asChild size="sm" tone={quoteId ? 'sec' : 'pri'} icon={<ReceiptText aria-hidden="true" />}>
      <Link to={quoteId ? chat : `${chat}?quote=new&request=${id}`}>
        {quoteId ? 'See your quote' : 'Quote'}
        <span className="sr-only">, {client.name}</span>
      </Link>
    </Button>
  )
}

const dayOf = ({ slotDate }: RequestOfVendor, now: Date) => {
  const date = parseSlotDate(slotDate)
  return date ? formatNearDay(date, now) : slotDate
}

/** Returns 'Dublin 6, 3.2 km away' or 'At your place'. */
const whereText = ({ place, area, distanceKm }: RequestOfVendor) =>
  place === 'vendor'
    ? 'At your place'
    : [area || 'Area unknown', distanceKm !== null && `${distanceKm} km away`].filter(Boolean).join(', ')
