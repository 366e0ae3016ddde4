import { Button } from '@anseo/ui/button'
import { CountBadge } from '@anseo/ui/count-badge'
import { Skeleton } from '@anseo/ui/skeleton'
import { Link } from 'react-router'
import { useWaitingRequests } from '../../appointments/use-waiting-requests.ts'
import { useOpenRequests } from '../../queries/appointments.ts'
import { Request } from '../requests/request.tsx'

/** Number of requests beside the calendar; the requests page has all. */
const SHOWN = 3

/** Shows the open requests, soonest first. */
export function PendingRequests({ now }: { now: Date }) {
  const { data, isError } = useOpenRequests()
  const pending = useWaitingRequests(data ?? [], now)
  if (!data && !isError) return <Waiting />
  if (pending.length === 0) return null
  return (
    <section className="calendar-requests" aria-labelledby="pending-requests">
      <div className="card-head">
        <h2 id="pending-requests">Pending requests</h2>
        <CountBadge count={pending.length} label="waiting for an answer" />
      </div>
      {pending.slice(0, SHOWN).map((appointment) => (
        <Request key={appointment._id} appointment={appointment} now={now} />
      ))}
      {pending.length > SHOWN && (
        <div className="p-2">
          <Button asChild tone="ghost" size="sm" full>
            <Link to="/requests">All {pending.length} requests</Link>
          </Button>
        </div>
      )}
    </section>
  )
}

/** A placeholder about as high as one request. */
function Waiting() {
  return (
    <div className="calendar-requests" aria-hidden="true">
      <div className="card-head">
        <Skeleton height={28} width="11rem" />
      </div>
      <Skeleton height={276} className="rounded-lg" />
    </div>
  )
}
