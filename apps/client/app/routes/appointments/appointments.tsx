import { LoadFailure } from '@anseo/ui/load-failure'
import { RequireClient } from '../../session/require-client.tsx'
import { AppointmentList } from './appointment-list.tsx'
import { AppointmentsWaiting } from './appointments-waiting.tsx'
import { useAppointments } from './use-appointments.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'

export const meta = ownPageMeta('My Appointments')

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
