import type { AskedVendorOnWire, ComparedQuote, RequestOfClient } from '@anseo/contract/quote-requests'
import { formatMoment } from '@anseo/domain/moment-text'
import { slotFromWire } from '@anseo/domain/slot'
import { Button } from '@anseo/ui/button'
import { Chip } from '@anseo/ui/chip'
import { useState } from 'react'
import { Link } from 'react-router'
import { appointmentPath } from '../../appointments/appointment-path.ts'
import { ComparedCard } from './compared-card.tsx'
import { VendorQuestion } from './vendor-question.tsx'

interface ComparisonProps {
  request: RequestOfClient
  quotes: readonly ComparedQuote[]
  asked: readonly AskedVendorOnWire[]
  now: Date
  /** Called when a quote has changed since it was shown. */
  onStale: () => void
}

const startOf = ({ quote }: ComparedQuote) => slotFromWire(quote)?.start.getTime() ?? 0

/** Returns an order of quotes by a value, the lowest first; those whose value is unknown come last. */
const byLowest =
  (valueOf: (compared: ComparedQuote) => number | null) =>
  (a: ComparedQuote, b: ComparedQuote): number =>
    (valueOf(a) ?? Number.MAX_VALUE) - (valueOf(b) ?? Number.MAX_VALUE)

/** The orders of the quotes; the client chooses, and none is marked as the best. */
const ORDERS = {
  total: { text: 'Lowest total', compare: (a: ComparedQuote, b: ComparedQuote) => a.total - b.total },
  earliest: { text: 'Earliest', compare: (a: ComparedQuote, b: ComparedQuote) => startOf(a) - startOf(b) },
  rating: {
    text: 'Best rated',
    compare: (a: ComparedQuote, b: ComparedQuote) => (b.rating ?? 0) - (a.rating ?? 0),
  },
  distance: { text: 'Nearest', compare: byLowest(({ distanceKm }) => distanceKm) },
  answer: { text: 'Quickest to answer', compare: byLowest(({ answerMinutes }) => answerMinutes) },
}
type Order = keyof typeof ORDERS

/** The quotes side by side, in the order that the client chooses. */
export function Comparison({ request, quotes, asked, now, onStale }: ComparisonProps) {
  const [order, setOrder] = useState<Order>('total')
  const told = asked.filter(({ answer }) => answer !== 'declined').length
  return (
    <section aria-label="Quotes" className="min-w-0">
      <Outcome request={request} />
      {quotes.length > 1 && (
        <div className="mb-4 flex flex-wrap gap-2" role="group" aria-label="Order of the quotes">
          {(Object.keys(ORDERS) as Order[]).map((name) => (
            <Chip key={name} selected={name === order} onClick={() => setOrder(name)}>
              {ORDERS[name].text}
            </Chip>
          ))}
        </div>
      )}
      <ul className="compared-list">
        {quotes.toSorted(ORDERS[order].compare).map((compared) => (
          <li key={compared.quote._id}>
            <ComparedCard compared={compared} now={now} onStale={onStale} />
          </li>
        ))}
      </ul>
      {quotes.length === 0 && request.state === 'open' && (
        <p className="card p-5">
          We&apos;ve sent your request. Quotes appear here as they come in, until{' '}
          {formatMoment(new Date(request.openUntil), now)} at the latest.
        </p>
      )}
      {request.state === 'open' &&
        asked.map(
          ({ vendor, question }) =>
            question && (
              <VendorQuestion key={vendor._id} requestId={request._id} {...{ vendor, question, told }} />
            ),
        )}
      {quotes.length > 0 && (
        <p className="hint mt-4">
          Every quote shows what you pay altogether, travel and fees included. Vendors don&apos;t see each
          other&apos;s quotes.
        </p>
      )}
    </section>
  )
}

/** Says how a closed request ended. */
function Outcome({ request: { state, appointmentId } }: { request: RequestOfClient }) {
  if (state === 'open') return null
  return (
    <div className="card mb-4 flex flex-wrap items-center justify-between gap-3 p-4" role="status">
      <span>
        {state === 'accepted'
          ? "You've accepted a quote. We've thanked the others."
          : state === 'cancelled'
            ? "You've cancelled this request."
            : 'The day of this request is over.'}
      </span>
      {appointmentId && (
        <Button asChild tone="sec" size="sm">
          <Link to={appointmentPath(appointmentId)}>View appointment</Link>
        </Button>
      )}
    </div>
  )
}
