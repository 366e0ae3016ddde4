import type { QuoteOnWire } from '@anseo/contract/quotes'
import { formatMoment } from '@anseo/domain/moment-text'
import { firstNameOf } from '@anseo/domain/person-name'
import { vendorBadge } from '@anseo/domain/vendor-badge'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { QuoteCard } from '@anseo/site-kit/cards/quote-card'
import { useState } from 'react'
import { Link } from 'react-router'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useVendor } from '../../queries/profile.ts'
import { useWithdrawQuote } from '../../queries/quotes.ts'
import { WithdrawQuestion } from './withdraw-question.tsx'

interface QuoteMessageProps {
  quote: QuoteOnWire
  /** The client's first name. */
  name: string
  /** Those with this client. */
  appointments: readonly VendorAppointment[]
  now: Date
  /** Opens the editor with another version. */
  onChange: () => void
}

/** Shows the vendor's own quote in the chat, with its actions. */
export function QuoteMessage({ quote, name, appointments, now, onChange }: QuoteMessageProps) {
  const vendor = useVendor()
  const withdrawing = useWithdrawQuote()
  const [asking, setAsking] = useState(false)
  const withdraw = () => withdrawing.mutate(quote._id, { onSettled: () => setAsking(false) })
  return (
    <QuoteCard
      quote={quote}
      own
      payee={firstNameOf(vendor.name)}
      now={now}
      renderFoot={(state) => {
        switch (state) {
          case 'open':
            return (
              <>
                <div className="quote-foot">
                  <Badge tone="pending">Sent to {name}</Badge>
                  <span className="quote-actions">
                    <Button tone="ghost" size="sm" onClick={() => setAsking(true)}>
                      Withdraw
                    </Button>
                    <Button tone="sec" size="sm" onClick={onChange}>
                      Edit
                    </Button>
                  </span>
                </div>
                {asking && (
                  <WithdrawQuestion
                    name={name}
                    busy={withdrawing.isPending}
                    onClose={() => setAsking(false)}
                    onConfirm={withdraw}
                  />
                )}
                <p className="hint num">
                  Expires {formatMoment(new Date(quote.expiresAt), now)}. The time isn&apos;t held until{' '}
                  {name} accepts.
                </p>
              </>
            )
          case 'accepted':
            return <Booked id={quote.appointmentId} appointments={appointments} now={now} />
          case 'expired':
            return (
              <div className="quote-foot">
                <Badge tone="timed-out">Expired</Badge>
                <Button tone="sec" size="sm" onClick={onChange}>
                  Renew
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

interface BookedProps {
  id: string | null
  appointments: readonly VendorAppointment[]
  now: Date
}

function Booked({ id, appointments, now }: BookedProps) {
  const booked = appointments.find(({ _id }) => _id === id)
  const { tone, text } = booked ? vendorBadge(booked.facts, now) : { tone: 'paid' as const, text: 'Accepted' }
  return (
    <div className="quote-foot">
      <Badge tone={tone}>{text}</Badge>
      <Button tone="sec" size="sm" asChild>
        <Link to={`/appointments/${id}`}>View appointment</Link>
      </Button>
    </div>
  )
}
