import type { QuoteOnWire, QuotePreviewOnWire } from '@anseo/contract/quotes'
import { bookingFeesCents } from '@anseo/domain/cost'
import { costFromWire } from '@anseo/domain/cost-wire'
import { euroText, formatEuro } from '@anseo/domain/money'
import { formatTime } from '@anseo/domain/moment-text'
import { dublinDate } from '@anseo/domain/dublin-time'
import { quoteState, type QuoteState } from '@anseo/domain/quote'
import { quoteFromWire } from '@anseo/domain/quote-from-wire'
import { slotFromWire } from '@anseo/domain/slot'
import { formatDay, formatWeekday } from '@anseo/domain/slot-date'
import { refundText } from '@anseo/domain/withdrawal-words'
import { CalendarClock, History, ReceiptText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '@anseo/ui/class-names'
import { CostSummary } from '@anseo/ui/cost-summary'
import { PriceList } from '@anseo/ui/price-list'

type QuoteCardProps = {
  quote: QuoteOnWire
  /** Sent by the reader: shown on the right. */
  own: boolean
  /** The vendor's first name. */
  payee: string
  now: Date
  /** Shows the actions for the quote, or its outcome; never called for one that was replaced. */
  renderFoot: (state: Exclude<QuoteState, 'replaced'>) => ReactNode
}

/** Shows a version of a quote in a chat; one that was replaced is a line that can be expanded. */
export function QuoteCard({ quote, own, payee, now, renderFoot }: QuoteCardProps) {
  const [shown, setShown] = useState(false)
  const state = quoteState(quoteFromWire(quote), now)
  const replaced = state === 'replaced'
  const name = `Quote, version ${quote.version}`
  return (
    <article className={classNames('quote', own && 'own', replaced && 'replaced')} aria-label={name}>
      {replaced ? (
        <div className="quote-head">
          <History aria-hidden="true" />
          <span>
            Version {quote.version} (<s className="num">{euroText(quote.cost.total)}</s>) was replaced
          </span>
          <button type="button" className="link" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      ) : (
        <div className="quote-head">
          <ReceiptText aria-hidden="true" />
          <b>Quote</b>
          <span className="version">Version {quote.version}</span>
        </div>
      )}
      {(!replaced || shown) && (
        <div className="quote-body">
          <QuoteContent quote={quote} payee={payee} now={now} offered={state === 'open'} />
          {!replaced && renderFoot(state)}
        </div>
      )}
    </article>
  )
}

interface QuoteContentProps {
  quote: QuotePreviewOnWire
  /** The vendor's first name. */
  payee: string
  now: Date
  /** True while the quote can be accepted; the refunds of an accepted one are shown with its appointment. */
  offered?: boolean
}

/** Shows a quote's slot, lines, total, amounts due now and on the day, and refund; also before it is sent. */
export function QuoteContent({ quote, payee, now, offered = true }: QuoteContentProps) {
  const slot = slotFromWire(quote)
  if (!slot) return null
  const day = dublinDate(slot.start)
  const cost = costFromWire(quote.cost)
  return (
    <>
      <p className="quote-slot num">
        <CalendarClock aria-hidden="true" />
        <span>
          {formatWeekday(day)} {formatDay(day)}
          <br />
          {formatTime(slot.start)} to {formatTime(slot.end)}
        </span>
      </p>
      <PriceList lines={quote.items.map(({ label, amount }) => ({ label, amount: euroText(amount) }))} />
      <div className="quote-sums">
        <PriceList
          lines={[
            { label: 'Price', amount: formatEuro(cost.parts.priceCents ?? 0) },
            ...(cost.parts.travelFeeCents > 0
              ? [{ label: 'Travel', amount: formatEuro(cost.parts.travelFeeCents) }]
              : []),
            { label: 'Booking fees', amount: formatEuro(bookingFeesCents(cost)) },
          ]}
        />
      </div>
      <CostSummary cost={cost} payee={payee} nowLabel="Pay now" />
      {quote.words && <p className="quote-words">{quote.words}</p>}
      {offered && (
        <p className="hint num">
          {refundText(
            {
              price: cost.parts,
              start: slot.start,
              cancellationHours: quote.cancellationHours,
              withdrawableUntil: quote.withdrawableUntil === null ? null : new Date(quote.withdrawableUntil),
              vendor: payee,
            },
            now,
          )}
        </p>
      )}
    </>
  )
}
