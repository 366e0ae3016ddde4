import type { ComparedQuote } from '@anseo/contract/quote-requests'
import { durationText } from '@anseo/domain/duration-text'
import { answerText } from '@anseo/domain/answer-time'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { quoteState } from '@anseo/domain/quote'
import { quoteFromWire } from '@anseo/domain/quote-from-wire'
import { slotMinutes } from '@anseo/domain/slot'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { RatingMark } from '@anseo/ui/rating-mark'
import { VerifiedMark } from '@anseo/ui/verified-mark'
import { CalendarClock, Check, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { chatPath } from '../messages/chat-path.ts'
import { ContractNote } from '../messages/contract-note.tsx'
import { OtherTimes } from '../messages/other-times.tsx'
import { useAcceptQuote } from '../messages/use-accept-quote.tsx'
import { useAskInChat } from './use-ask-in-chat.ts'

interface ComparedCardProps {
  compared: ComparedQuote
  now: Date
  onStale: () => void
}

const ENDED = {
  accepted: { tone: 'paid', text: 'Accepted' },
  expired: { tone: 'timed-out', text: 'Expired' },
  withdrawn: { tone: 'cancelled', text: 'Withdrawn' },
  replaced: { tone: 'cancelled', text: 'Replaced' },
  closed: { tone: 'cancelled', text: 'Not chosen' },
} as const

/** A quote with everything to compare it by, and buttons to accept it and to ask about it. */
export function ComparedCard({ compared, now, onStale }: ComparedCardProps) {
  const { vendor, quote, total, rating, reviewCount, answerMinutes, distanceKm } = compared
  const facts = quoteFromWire(quote)
  const state = quoteState(facts, now)
  const first = firstNameOf(vendor.name)
  const { accept, busy, alternatives, box, place } = useAcceptQuote(quote, first, onStale)
  const ask = useAskInChat(vendor._id)
  const about = [
    distanceKm !== null && `${distanceKm} km away`,
    answerMinutes !== null && answerText(answerMinutes),
  ].filter(Boolean)
  return (
    <article className="card compared" aria-label={`Quote from ${vendor.name}`}>
      <div className="who">
        <ArchPortrait name={vendor.name} src={vendor.image} width={56} />
        <div className="min-w-0">
          <h2>
            <Link to={`/appointment/${vendor._id}`}>{vendor.name}</Link> <VerifiedMark />
          </h2>
          {rating !== null && <RatingMark average={rating}>({reviewCount})</RatingMark>}
          {about.length > 0 && <p className="num text-sm text-ink-2">{about.join(', ')}</p>}
        </div>
      </div>
      <p className="num">
        <b className="total">{euroText(total)}</b> <span className="text-ink-2">in total</span>
        <br />
        <span className="text-sm text-ink-2">
          {euroText(quote.cost.now)} now
          {quote.cost.onTheDay > 0 && `, ${euroText(quote.cost.onTheDay)} on the day`}
        </span>
      </p>
      <p className="num row">
        <CalendarClock aria-hidden="true" />
        <span>
          <b>{formatMoment(facts.start, now)}</b>
          <br />
          {durationText(slotMinutes(facts))}
        </span>
      </p>
      <ul className="grid gap-1">
        {quote.items.map(({ label, amount }, index) => (
          <li key={index} className="row">
            <Check aria-hidden="true" />
            <span>
              {label} <span className="num text-ink-2">{euroText(amount)}</span>
            </span>
          </li>
        ))}
      </ul>
      {quote.words && <p className="text-ink-2">“{quote.words}”</p>}
      <div className="acts">
        {state === 'open' ? (
          <>
            {place}
            {box}
            <Button full busy={busy} onClick={accept}>
              Accept and pay {euroText(quote.cost.now)}
              <span className="sr-only">, quote from {vendor.name}</span>
            </Button>
            <OtherTimes
              times={alternatives}
              onAsk={(time) => ask(`Could you quote me for ${time} instead?`)}
            />
            <p className="hint num text-center">Expires {formatMoment(facts.expiresAt, now)}</p>
            <ContractNote vendorId={vendor._id} />
          </>
        ) : (
          <Badge tone={ENDED[state].tone}>{ENDED[state].text}</Badge>
        )}
        <Button asChild full tone="sec" icon={<MessageCircle aria-hidden="true" />}>
          <Link to={chatPath(vendor._id)}>Ask {first}</Link>
        </Button>
      </div>
    </article>
  )
}
