import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import { badge } from '@anseo/domain/appointment-badge'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { QuoteCard } from '@anseo/site-kit/cards/quote-card'
import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { appointmentPath } from '../../appointments/appointment-path.ts'
import { ContractNote } from './contract-note.tsx'
import { OtherTimes } from './other-times.tsx'
import { useAcceptQuote } from './use-accept-quote.tsx'

interface QuoteMessageProps {
  quote: QuoteOnWire
  /** The vendor's first name. */
  payee: string
  now: Date
  /** The client's appointments with this vendor. */
  appointments: readonly AppointmentOnWire[]
  /** Puts a text about the quote into the draft. */
  onAsk: (text: string) => void
  /** Called when the quote has changed since it was shown. */
  onStale: () => void
}

/** A vendor's quote in the client's chat, with the client's actions. */
export function QuoteMessage({ quote, payee, now, appointments, onAsk, onStale }: QuoteMessageProps) {
  const { accept, busy, alternatives, box, place } = useAcceptQuote(quote, payee, onStale)
  const booked = appointments.find(({ _id }) => _id === quote.appointmentId)
  return (
    <QuoteCard
      quote={quote}
      own={false}
      payee={payee}
      now={now}
      renderFoot={(state) => {
        switch (state) {
          case 'open':
            return (
              <>
                {place}
                {box}
                <div className="quote-foot buttons">
                  <Button
                    tone="sec"
                    size="sm"
                    onClick={() => onAsk(`About your quote (version ${quote.version}): `)}
                  >
                    Ask for changes
                  </Button>
                  <Button
                    tone="cta"
                    size="sm"
                    busy={busy}
                    icon={<Lock aria-hidden="true" />}
                    onClick={accept}
                  >
                    Accept and pay {euroText(quote.cost.now)}
                  </Button>
                </div>
                <OtherTimes
                  times={alternatives}
                  onAsk={(time) => onAsk(`Could you quote me for ${time} instead?`)}
                />
                <p className="hint num">
                  Expires {formatMoment(new Date(quote.expiresAt), now)}. We only hold the time once you
                  accept.
                </p>
                <ContractNote vendorId={quote.vendorId} />
              </>
            )
          case 'accepted':
            return <Booked booked={booked} now={now} />
          case 'expired':
            return (
              <div className="quote-foot">
                <Badge tone="timed-out">Expired</Badge>
                <Button
                  tone="sec"
                  size="sm"
                  onClick={() => onAsk('Your quote has expired. Could you send me a new one?')}
                >
                  Ask for a new quote
                </Button>
              </div>
            )
          case 'withdrawn':
          case 'closed':
            return (
              <div className="quote-foot">
                <Badge tone="cancelled">{state === 'closed' ? 'Request closed' : 'Withdrawn'}</Badge>
              </div>
            )
        }
      }}
    />
  )
}

function Booked({ booked, now }: { booked: AppointmentOnWire | undefined; now: Date }) {
  const { tone, text } = booked
    ? badge(appointmentFromWire(booked), now)
    : { tone: 'paid' as const, text: 'Accepted' }
  return (
    <div className="quote-foot">
      <Badge tone={tone}>{text}</Badge>
      <Button tone="sec" size="sm" asChild>
        <Link to={booked ? appointmentPath(booked._id) : '/my-appointment'}>View appointment</Link>
      </Button>
    </div>
  )
}
