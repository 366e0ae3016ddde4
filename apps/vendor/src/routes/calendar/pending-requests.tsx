import { appointmentState } from '@anseo/domain/appointment'
import { useAppointments } from '../../queries/appointments.ts'
import { Requests } from '../today/requests.tsx'

/** What waits for an answer, beside the calendar: it is the first thing to do. */
export function PendingRequests({ now }: { now: Date }) {
  const { data = [] } = useAppointments()
  const pending = data.filter(({ facts }) => appointmentState(facts, now) === 'pending')
  return (
    <div className="calendar-requests">
      <Requests appointments={pending} now={now} />
    </div>
  )
}
