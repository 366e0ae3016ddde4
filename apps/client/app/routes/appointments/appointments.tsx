// implements: §2.12
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { LoadFailure } from '@anseo/ui/load-failure'
import { useOnline } from '@anseo/ui/use-online'
import { RequireClient } from '../../shell/require-client.tsx'
import { useAppointments } from '../../queries/appointments.ts'
import { AppointmentList } from './appointment-list.tsx'
import { AppointmentsWaiting } from './appointments-waiting.tsx'
import { SeriesLinks } from './series-links.tsx'
import { SavedList } from './saved-list.tsx'
import { LastSeenNote, OFFLINE_REASON } from './last-seen-note.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'

export const meta = ownPageMeta('My Appointments')

/** The client's appointments (§2 My Appointments). */
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
  const { loaded, busy, failure, reload } = useAppointments()
  const online = useOnline()
  const retry = () => void reload()
  if (loaded?.isSaved) return <SavedList saved={loaded} online={online} busy={busy} onRetry={retry} />
  if (loaded) {
    return (
      <>
        {!online && <LastSeenNote asOf={loaded.asOf} online={false} />}
        {loaded.appointments.some(({ seriesId }) => seriesId) && <SeriesLinks />}
        <AppointmentList appointments={loaded.appointments} blocked={online ? undefined : OFFLINE_REASON} />
      </>
    )
  }
  if (!failure) return <AppointmentsWaiting />
  return (
    <LoadFailure title="We couldn't load your appointments" busy={busy} onRetry={retry}>
      {bookingErrorText(failure)}
    </LoadFailure>
  )
}
