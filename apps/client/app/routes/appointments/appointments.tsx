import { LoadFailure } from '@anseo/ui/load-failure'
import { RequireClient } from '../../session/require-client.tsx'
import type { Route } from './+types/appointments'
import { AppointmentList } from './appointment-list.tsx'
import { AppointmentsWaiting } from './appointments-waiting.tsx'
import { useAppointments } from './use-appointments.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'My Appointments | Anseo' },
  { name: 'robots', content: 'noindex' },
]

/** Everything that the client has booked (§2 My Appointments). */
export default function Appointments() {
  return (
    <div className="wrap mid page grid gap-4">
      <h1>My Appointments</h1>
      <RequireClient waiting={<AppointmentsWaiting />}>
        <OwnAppointments />
      </RequireClient>
    </div>
  )
}

function OwnAppointments() {
  const { list, error, loading, reload } = useAppointments()
  if (list) return <AppointmentList appointments={list} reload={reload} />
  if (!error) return <AppointmentsWaiting />
  return (
    <LoadFailure title="Failed to load appointments" busy={loading} onRetry={() => void reload()}>
      {error}
    </LoadFailure>
  )
}
