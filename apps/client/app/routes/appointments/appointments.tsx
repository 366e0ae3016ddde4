// implements: §2.12
import { LoadFailure } from '@anseo/ui/load-failure'
import { useOnline } from '@anseo/ui/use-online'
import { RequireClient } from '../../account/require-client.tsx'
import { AppointmentList } from './appointment-list.tsx'
import { AppointmentsWaiting } from './appointments-waiting.tsx'
import { SavedList } from './saved-list.tsx'
import { LastSeenNote, OFFLINE_REASON } from './last-seen-note.tsx'
import { useAppointments } from '../../appointments/use-appointments.ts'
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
  const { list, asOf, saved, error, loading, reload } = useAppointments()
  const online = useOnline()
  if (list && asOf) {
    return (
      <>
        {!online && <LastSeenNote asOf={asOf} online={false} />}
        <AppointmentList appointments={list} blocked={online ? undefined : OFFLINE_REASON} reload={reload} />
      </>
    )
  }
  if (saved) return <SavedList saved={saved} online={online} busy={loading} onRetry={() => void reload()} />
  if (!error) return <AppointmentsWaiting />
  return (
    <LoadFailure title="We couldn't load your appointments" busy={loading} onRetry={() => void reload()}>
      {error}
    </LoadFailure>
  )
}
