import { counted } from '@anseo/domain/counted'
import { Button } from '@anseo/ui/button'
import { CountBadge } from '@anseo/ui/count-badge'
import { Link } from 'react-router'
import { useWaitingRequests } from '../../appointments/use-waiting-requests.ts'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { Request } from '../requests/request.tsx'

/** Number of requests on this page; a phone shows only the first. */
const SHOWN = 3

/** Shows the soonest open requests; the requests page has all. */
export function Requests({ appointments, now }: { appointments: VendorAppointment[]; now: Date }) {
  const waiting = useWaitingRequests(appointments, now)
  const shown = waiting.slice(0, SHOWN)
  return (
    <section className="card overflow-hidden" aria-label="Requests">
      <div className="card-head">
        <h2>Requests</h2>
        <CountBadge count={waiting.length} label="waiting for an answer" />
      </div>
      {shown.length === 0 && <p className="muted px-4 pb-5">You have no new requests.</p>}
      {shown.map((appointment, index) => (
        <div key={appointment._id} className={index > 0 ? 'border-line border-t max-lg:hidden' : undefined}>
          <Request appointment={appointment} now={now} />
        </div>
      ))}
      <More count={waiting.length - 1} className="lg:hidden" />
      <More count={waiting.length - SHOWN} className="max-lg:hidden" />
    </section>
  )
}

function More({ count, className }: { count: number; className: string }) {
  if (count <= 0) return null
  return (
    <div className={`border-line border-t p-2 ${className}`}>
      <Button asChild tone="ghost" size="sm" full>
        <Link to="/requests">{counted(count, 'more request')}</Link>
      </Button>
    </div>
  )
}
