import type { QuoteOnWire, QuotePreviewOnWire } from '@anseo/contract/quotes'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { formatTime } from '@anseo/domain/moment-text'
import { dublinDate } from '@anseo/domain/dublin-time'
import { quoteState, type QuoteState } from '@anseo/domain/quote'
import { quoteFromWire } from '@anseo/domain/quote-from-wire'
import { slotFromWire, slotHours } from '@anseo/domain/slot'
import { formatDay, formatWeekday } from '@anseo/domain/slot-date'
import { CalendarClock, History, ReceiptText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { PriceList } from './price-list.tsx'

type QuoteCardProps = {
  quote: QuoteOnWire
  /** Sent by the reader: it stands on the right. */
  own: boolean
  now: Date
  /** What can be done with it, or how it ended; nothing for one that was replaced. */
  renderFoot: (state: Exclude<QuoteState, 'replaced'>) => ReactNode
}

/** A version of a quote in a chat; one that was replaced is a line that can be opened. */
export function QuoteCard({ quote, own, now, renderFoot }: QuoteCardProps) {
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
            Version {quote.version} (<s className="num">{euroText(quote.fullPrice)}</s>) was replaced
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
          <QuoteContent quote={quote} />
          {!replaced && renderFoot(state)}
        </div>
      )}
    </article>
  )
}

/** Slot, lines, full price, and what of it is paid when; also as a preview of what is not sent yet. */
export function QuoteContent({ quote }: { quote: QuotePreviewOnWire }) {
  const slot = slotFromWire(quote)
  if (!slot) return null
  const hours = slotHours(slot)
  const day = dublinDate(slot.start)
  const perHour = formatEuro(euroToCents(quote.vendorFee) / hours)
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
      <PriceList
        lines={quote.items.map(({ label, amount }) => ({ label, amount: euroText(amount) }))}
        total={{ label: 'Full price', amount: euroText(quote.fullPrice) }}
      />
      {quote.words && <p className="quote-words">{quote.words}</p>}
      <dl className="quote-deposit num">
        <div className="strong">
          <dt>Deposit now</dt>
          <dd>{euroText(quote.deposit)}</dd>
        </div>
        <div className="parts">
          <dt>
            {hours} × {perHour} and fees
          </dt>
          <dd>
            {euroText(quote.vendorFee)} + {euroText(quote.fees)}
          </dd>
        </div>
        <div className="strong rest">
          <dt>Balance on the day</dt>
          <dd>{euroText(quote.balance)}</dd>
        </div>
      </dl>
    </>
  )
}

const euroText = (euro: number) => formatEuro(euroToCents(euro))
