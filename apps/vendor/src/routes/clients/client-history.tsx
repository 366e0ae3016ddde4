import type { VisitOnWire } from '@anseo/contract/contacts'
import { CONTACT_HISTORY_SIZE } from '@anseo/domain/limits'
import { euroText } from '@anseo/domain/money'
import { formatFullDate } from '@anseo/domain/near-day'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { Badge, type BadgeTone } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'

/** The number of entries shown until the vendor asks for all. */
const FIRST = 5

const OUTCOMES: Record<VisitOnWire['outcome'], { tone: BadgeTone; text: string }> = {
  requested: { tone: 'pending', text: 'Requested' },
  booked: { tone: 'paid', text: 'Booked' },
  visited: { tone: 'complete', text: 'Visited' },
  'no-show': { tone: 'declined', text: 'No-show' },
  'cancelled by client': { tone: 'cancelled', text: 'Cancelled by client' },
  'cancelled by vendor': { tone: 'cancelled', text: 'Cancelled by you' },
  'cancelled by us': { tone: 'cancelled', text: 'Cancelled by Admin' },
  'not confirmed': { tone: 'timed-out', text: 'Not confirmed' },
  'not paid': { tone: 'timed-out', text: 'Not paid' },
}

/** The appointments of a client, latest first; each opens its page. */
export function ClientHistory({ visits }: { visits: VisitOnWire[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? visits : visits.slice(0, FIRST)
  return (
    <section className="card pad grid gap-3" aria-label="History">
      <h2 className="text-lg">History</h2>
      {visits.length === 0 && <p className="muted">No appointments yet.</p>}
      <ol className="grid gap-3">
        {shown.map((visit) => (
          <li key={visit._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">
              <Link className="link font-semibold" to={`/appointments/${visit._id}`}>
                {visit.serviceName ?? 'Appointment'}
              </Link>
              <span className="num block text-sm text-ink-2">
                {formatFullDate(parseSlotDate(visit.slotDate)!)}, {visit.startTime} to {visit.endTime},{' '}
                {euroText(visit.price)}
              </span>
            </span>
            <Badge tone={OUTCOMES[visit.outcome].tone}>{OUTCOMES[visit.outcome].text}</Badge>
          </li>
        ))}
      </ol>
      {!all && visits.length > FIRST && (
        <Button tone="sec" onClick={() => setAll(true)}>
          {visits.length < CONTACT_HISTORY_SIZE ? `All ${visits.length} entries` : 'All entries'}
        </Button>
      )}
    </section>
  )
}
